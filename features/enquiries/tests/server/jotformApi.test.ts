import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FindPlacedForms } from '../../server/jotFormsOf';
import { createJotformClient } from '../../server/jotformClient';
import { startApp, stopServers } from '../../../../tests/unit/server/appUnderTest';

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

/** Editors have placed the form on one page. */
const jotFormsOf: FindPlacedForms = ({ name }, path) =>
  Promise.resolve(new Set(name === 'carstore-fi' && path === '/palaute' ? [id] : []));

async function startProvider(answers: (() => { status: number; body: unknown })[]) {
  const requests: { url?: string; key?: unknown }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url, key: request.headers.apikey });
    const { status, body } = (answers[requests.length - 1] ?? answers.at(-1))!();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createJotformClient({ url, apiKey: 'secret', pagesUrl: 'https://pages.example' });
  return { client, requests, close: () => server.close() };
}

test('[FORM-52] the definition is requested with the key, cached, and returned without answers', async () => {
  const { client, requests, close } = await startProvider([
    () => ({ status: 200, body: definition }),
  ]);
  const app = await startApp({ jotforms: client, jotFormsOf });
  const post = (body: unknown, origin = `http://${host}`) =>
    app.request({
      path: '/api/jotform',
      method: 'POST',
      headers: {
        host,
        origin,
        referer: `${origin}/palaute?a=1`,
        'content-type': 'application/json',
      },
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
  expect(requests).toEqual([{ url: `/form/${id}/submissions?limit=1`, key: 'secret' }]);
  expect((await post({ formId: '../x' })).status).toBe(400);
  expect((await post({})).status).toBe(400);
  expect((await post({ formId: id }, 'https://evil.example')).status).toBe(403);
  close();
});

test('[FORM-52] only forms on the requesting page are returned', async () => {
  const { client, requests, close } = await startProvider([
    () => ({ status: 200, body: definition }),
  ]);
  const app = await startApp({ jotforms: client, jotFormsOf });
  const status = async (formId: string, page: string | undefined, at = host) => {
    const origin = `http://${at}`;
    const headers = { host: at, origin, 'content-type': 'application/json' };
    const referer: Record<string, string> = page === undefined ? {} : { referer: page };
    const body = JSON.stringify({ formId });
    return (
      await app.request({
        path: '/api/jotform',
        method: 'POST',
        headers: { ...headers, ...referer },
        body,
      })
    ).status;
  };
  expect(await status('99999999999', `http://${host}/palaute`)).toBe(404);
  expect(await status(id, `http://${host}/muu`)).toBe(404);
  expect(await status(id, undefined)).toBe(404);
  expect(await status(id, 'https://evil.example/palaute')).toBe(404);
  expect(await status(id, 'http://carstore-se.localhost/palaute', 'carstore-se.localhost')).toBe(
    404,
  );
  expect(requests).toEqual([]);
  expect(await status(id, `http://${host}/palaute`)).toBe(200);
  close();
});

test('[FORM-52] an enquiry with a form that its page does not have is refused', async () => {
  const { client, requests, close } = await startProvider([
    () => ({ status: 200, body: definition }),
  ]);
  const accepted: unknown[] = [];
  const app = await startApp({
    jotforms: client,
    jotFormsOf,
    leads: {
      accept: (enquiry) => Promise.resolve(void accepted.push(enquiry)),
      start: () => undefined,
      close: () => Promise.resolve(),
    },
  });
  const send = async (source: string) =>
    (
      await app.request({
        path: '/api/forms/comhub',
        method: 'POST',
        headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          formName: 'carstore-fiJotForm',
          elapsed: 20_000,
          values: { formId: id, q4: 'me@x.fi', source },
        }),
      })
    ).status;
  expect(await send('/muu')).toBe(400);
  expect(requests).toEqual([]);
  expect(await send('/palaute')).toBe(202);
  expect(accepted).toHaveLength(1);
  close();
});

test('the client returns undefined for a missing form, and throws for a malformed response', async () => {
  const missingProvider = await startProvider([() => ({ status: 404, body: {} })]);
  await expect(missingProvider.client.find(id)).resolves.toBeUndefined();
  missingProvider.close();
  const nonsense = await startProvider([() => ({ status: 200, body: { content: 1 } })]);
  await expect(nonsense.client.find(id)).rejects.toThrow('invalid answer');
  nonsense.close();
});
