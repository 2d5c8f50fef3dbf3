import { createMailClient } from '../../platform/upstreams/mail';
import { exampleMail } from './exampleMail';
import { startTestPost } from './testPost';

test('a mail has the headers that let mail programs unsubscribe from it (RFC 8058)', async () => {
  const post = await startTestPost();
  try {
    const address = `<https://automotive.example/api/alerts/stop-at-once?token=${'x'.repeat(160)}>`;
    await createMailClient(post.smtpUrl).send({
      ...exampleMail,
      headers: {
        'List-Unsubscribe': address,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    const [{ head }] = post.mails as [(typeof post.mails)[0]];
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(head.replace(/\s/g, '')).toContain(`List-Unsubscribe:${address}`);
  } finally {
    await post.close();
  }
});
