/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createJotformClient } from '../../../../server/upstreams/jotform';
import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const host = 'carstore-fi.localhost';
const id = '240123456789012';
const definition = {
  content: [
    {
      answers: {
        '4': {
          name: 'email',
          order: '1',
          text: 'E-mail',
          type: 'control_email',
          answer: 'me@x.fi',
        },
      },
    },
  ],
};

async function startProvider(answers: (() => { status: number; body: unknown })[]) {
  const asked: { url?: string; key?: unknown }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url, key: request.headers.apikey });
    const { status, body } = (answers[asked.length - 1] ?? answers.at(-1))!();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createJotformClient({ url, apiKey: 'secret', pagesUrl: 'https://pages.example' });
  return { client, asked, close: () => server.close() };
}

test('[FORM-52] the definition is asked with the key, kept, and passed on without answers', async () => {
  const { client, asked, close } = await startProvider([() => ({ status: 200, body: definition })]);
  const app = await startApp({ jotforms: client });
  const post = (body: unknown, origin = `http://${host}`) =>
    app.ask({
      path: '/api/jotform',
      method: 'POST',
      headers: { host, origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = await post({ formId: id });
  expect(answer.status).toBe(200);
  expect(JSON.parse(String(answer.body))).toEqual({
    content: [
      { answers: { '4': { name: 'email', order: '1', text: 'E-mail', type: 'control_email' } } },
    ],
  });
  await post({ formId: id });
  expect(asked).toEqual([{ url: `/form/${id}/submissions?limit=1`, key: 'secret' }]);
  expect((await post({ formId: '../x' })).status).toBe(400);
  expect((await post({})).status).toBe(400);
  expect((await post({ formId: id }, 'https://evil.example')).status).toBe(403);
  close();
});

test('a form that is not there is undefined, nonsense is a failure', async () => {
  const none = await startProvider([() => ({ status: 404, body: {} })]);
  await expect(none.client.find(id)).resolves.toBeUndefined();
  none.close();
  const nonsense = await startProvider([() => ({ status: 200, body: { content: 1 } })]);
  await expect(nonsense.client.find(id)).rejects.toThrow('does not fit');
  nonsense.close();
});
