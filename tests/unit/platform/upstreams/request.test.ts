import type { RequestListener } from 'node:http';
import { createUpstream } from '../../../../platform/upstreams/request';
import type { UpstreamOptions } from '../../../../platform/upstreams/request';
import { serve, stopServers } from '../../server/appUnderTest';

afterEach(stopServers);

async function start(listener: RequestListener, options: Partial<UpstreamOptions> = {}) {
  let calls = 0;
  const port = await serve((request, response) => {
    calls += 1;
    listener(request, response);
  });
  const url = `http://127.0.0.1:${port}`;
  const upstream = createUpstream({ name: 'cars', url, ...options });
  return { upstream, url, calls: () => calls };
}

const asIs = (body: unknown) => body;
const status = (code: number): RequestListener => {
  return (_, response) => void response.writeHead(code).end('{"secret":"detail"}');
};

describe('upstream client', () => {
  it('sends JSON with its headers and gives back what validates', async () => {
    const { upstream } = await start(
      (request, response) => {
        let body = '';
        request.on('data', (chunk) => (body += String(chunk)));
        request.on('end', () => {
          const { 'x-api-key': key, 'content-type': type } = request.headers;
          response.end(JSON.stringify({ url: request.url, key, type, body }));
        });
      },
      { headers: { 'x-api-key': 'k' } },
    );
    const answer = await upstream.request({
      method: 'POST',
      path: '/v1/search',
      body: { a: 1 },
      validate: asIs,
    });
    const type = 'application/json';
    expect(answer).toEqual({ url: '/v1/search', key: 'k', type, body: '{"a":1}' });
  });

  it.each([
    ['status', status(500), {}],
    ['status', status(404), {}],
    ['invalid', ((_, response) => void response.end('<html>')) as RequestListener, {}],
    [
      'invalid',
      ((_, response) => void response.end(`"${'x'.repeat(99)}"`)) as RequestListener,
      { maxBytes: 50 },
    ],
    ['timeout', (() => undefined) as RequestListener, { timeoutMs: 30 }],
    ['network', ((request) => request.socket.destroy()) as RequestListener, {}],
  ])('tells what went wrong: %s', async (kind, listener, options) => {
    const { upstream } = await start(listener, options);
    await expect(upstream.request({ validate: asIs })).rejects.toMatchObject({
      name: 'UpstreamError',
      upstream: 'cars',
      kind,
    });
  });

  it('refuses an answer that the caller cannot use', async () => {
    const { upstream } = await start((_, response) => void response.end('{}'));
    const validate = () => {
      throw new Error('price is missing');
    };
    await expect(upstream.request({ validate })).rejects.toThrow(
      'cars: answer does not fit: price is missing',
    );
  });

  it.each([
    ['GET', undefined, 503, 2],
    ['POST', undefined, 503, 1],
    ['POST', true, 503, 2],
    ['GET', undefined, 404, 1],
  ] as const)(
    'tries %s (idempotent: %s) after %d this often: %d',
    async (method, idempotent, code, times) => {
      const { upstream, calls } = await start(status(code));
      await expect(upstream.request({ method, idempotent, validate: asIs })).rejects.toThrow();
      expect(calls()).toBe(times);
    },
  );

  it('recovers by the second try', async () => {
    let first = true;
    const { upstream } = await start((_, response) => {
      response.writeHead(first ? 502 : 200).end('"well"');
      first = false;
    });
    expect(await upstream.request({ validate: asIs })).toBe('well');
  });

  it('leaves a failing upstream alone', async () => {
    const { upstream, calls } = await start(status(500), {
      circuit: { failures: 2, restMs: 60_000 },
    });
    await expect(upstream.request({ validate: asIs })).rejects.toMatchObject({ kind: 'status' });
    await expect(upstream.request({ validate: asIs })).rejects.toMatchObject({ kind: 'open' });
    expect(calls()).toBe(2);
  });

  it('asks again after a rest, and refuses everybody else until it knows', async () => {
    let isUp = false;
    const { upstream, calls } = await start(
      (_, response) =>
        void setTimeout(() => response.writeHead(isUp ? 200 : 500).end('"well"'), 20),
      { circuit: { failures: 1, restMs: 0 } },
    );
    const ask = () => upstream.request({ method: 'POST', validate: asIs });
    await expect(ask()).rejects.toMatchObject({ kind: 'status' });
    isUp = true;
    const [trial, other] = await Promise.allSettled([ask(), ask()]);
    expect(trial).toMatchObject({ value: 'well' });
    expect(other).toMatchObject({ reason: { kind: 'open' } });
    expect(await Promise.all([ask(), ask()])).toEqual(['well', 'well']);
    expect(calls()).toBe(4);
  });

  it('is not put off by requests that are refused', async () => {
    const { upstream, calls } = await start(status(404), {
      circuit: { failures: 2, restMs: 60_000 },
    });
    for (let count = 0; count < 5; count += 1) {
      await expect(upstream.request({ validate: asIs })).rejects.toMatchObject({ status: 404 });
    }
    expect(calls()).toBe(5);
  });
});
