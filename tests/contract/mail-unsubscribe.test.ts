/** @jest-environment node */
import { createMailClient } from '../../server/upstreams/mail';
import { startTestPost } from './testPost';

test('a mail server gets the headers by which mail programs stop a mail of its kind (RFC 8058)', async () => {
  const post = await startTestPost();
  try {
    const address = `<https://automotive.example/api/alerts/stop-at-once?token=${'x'.repeat(160)}>`;
    await createMailClient(post.smtpUrl).send({
      id: 'one',
      from: { name: 'Automotive', address: 'no-reply@automotive.example' },
      to: 'anna@example.org',
      subject: 'Ny bil',
      text: 'Ny bil',
      html: '<p>Ny bil</p>',
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
