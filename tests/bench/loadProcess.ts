/** A separate process that puts load on a server, so that its CPU time is not counted as the server's. */
import autocannon from 'autocannon';
import type { Load, LoadResult } from './load';

async function sendRequests(load: Load): Promise<LoadResult> {
  let count = 0;
  const started = performance.now();
  const result = await autocannon({
    url: `http://127.0.0.1:${load.port}`,
    connections: load.connections,
    amount: load.requests,
    requests: load.addresses.map(({ host, path }) => ({
      path,
      headers: { ...load.headers, host },
      ...(load.unique && {
        setupRequest: (request) => ({ ...request, path: `${path}?request=${(count += 1)}` }),
      }),
    })),
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${load.requests} requests failed`);
  const seconds = (performance.now() - started) / 1000;
  const { p50, p99 } = result.latency;
  return { requestsPerSecond: load.requests / seconds, p50, p99 };
}

process.once('message', (load: Load) => {
  const send = (answer: object) => process.send?.(answer, () => process.disconnect());
  sendRequests(load).then(send, (error: unknown) => send({ error: String(error) }));
});
