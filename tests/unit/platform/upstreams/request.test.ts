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
  it('sends JSON with its headers and returns the validated response', async () => {
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
  ])('reports the kind of failure: %s', async (kind, listener, options) => {
    const { upstream } = await start(listener, options);
    await expect(upstream.request({ validate: asIs })).rejects.toMatchObject({
      name: 'UpstreamError',
      upstream: 'cars',
      kind,
    });
  });

  it('rejects a response that fails validation', async () => {
    const { upstream } = await start((_, response) => void response.end('{}'));
    const validate = () => {
      throw new Error('price is missing');
    };
    await expect(upstream.request({ validate })).rejects.toThrow(
      'cars: invalid answer: price is missing',
    );
  });

  it.each([
    ['GET', undefined, 503, 2],
    ['POST', undefined, 503, 1],
    ['POST', true, 503, 2],
    ['GET', undefined, 404, 1],
  ] as const)(
    'sends %s (idempotent: %s) after %d this many times: %d',
    async (method, idempotent, code, times) => {
      const { upstream, calls } = await start(status(code));
      await expect(upstream.request({ method, idempotent, validate: asIs })).rejects.toThrow();
      expect(calls()).toBe(times);
    },
  );

  it('succeeds on the second try', async () => {
    let first = true;
    const { upstream } = await start((_, response) => {
      response.writeHead(first ? 502 : 200).end('"well"');
      first = false;
    });
    expect(await upstream.request({ validate: asIs })).toBe('well');
  });

  it('stops calling a failing upstream', async () => {
    const { upstream, calls } = await start(status(500), {
      circuit: { maxFailures: 2, halfOpenAfterMs: 60_000 },
    });
    await expect(upstream.request({ validate: asIs })).rejects.toMatchObject({ kind: 'status' });
    await expect(upstream.request({ validate: asIs })).rejects.toMatchObject({ kind: 'open' });
    expect(calls()).toBe(2);
  });

  it('does not count a timeout as an outage when this process was too busy to read the answer', async () => {
    const { upstream, calls } = await start(() => undefined, {
      timeoutMs: 50,
      circuit: { maxFailures: 1, halfOpenAfterMs: 60_000 },
    });
    const work = setInterval(() => {
      const until = performance.now() + 20;
      while (performance.now() < until);
    });
    const busy = await Promise.allSettled(
      [1, 2, 3].map(() => upstream.request({ method: 'POST', validate: asIs })),
    );
    clearInterval(work);
    expect(busy).toMatchObject(busy.map(() => ({ reason: { kind: 'timeout', wasBusy: true } })));
    const idle = upstream.request({ method: 'POST', validate: asIs });
    await expect(idle).rejects.toMatchObject({ kind: 'timeout', wasBusy: false });
    await expect(upstream.request({ validate: asIs })).rejects.toMatchObject({ kind: 'open' });
    expect(calls()).toBeGreaterThan(0);
  });

  it('tries again after a pause, and rejects other calls until the result is known', async () => {
    let isUp = false;
    const { upstream, calls } = await start(
      (_, response) =>
        void setTimeout(() => response.writeHead(isUp ? 200 : 500).end('"well"'), 20),
      { circuit: { maxFailures: 1, halfOpenAfterMs: 0 } },
    );
    const send = () => upstream.request({ method: 'POST', validate: asIs });
    await expect(send()).rejects.toMatchObject({ kind: 'status' });
    isUp = true;
    const [trial, other] = await Promise.allSettled([send(), send()]);
    expect(trial).toMatchObject({ value: 'well' });
    expect(other).toMatchObject({ reason: { kind: 'open' } });
    expect(await Promise.all([send(), send()])).toEqual(['well', 'well']);
    expect(calls()).toBe(4);
  });

  it('does not open the circuit for rejected requests', async () => {
    const { upstream, calls } = await start(status(404), {
      circuit: { maxFailures: 2, halfOpenAfterMs: 60_000 },
    });
    for (let count = 0; count < 5; count += 1) {
      await expect(upstream.request({ validate: asIs })).rejects.toMatchObject({ status: 404 });
    }
    expect(calls()).toBe(5);
  });
});
