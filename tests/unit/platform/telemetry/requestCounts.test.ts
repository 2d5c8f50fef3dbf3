import { connect } from 'node:net';
import { createMetrics, type Metrics } from '../../../../platform/telemetry/metrics';
import { startApp, stopServers } from '../../server/appUnderTest';

let metrics: Metrics;
beforeEach(() => {
  metrics = createMetrics('1');
});
afterEach(async () => {
  metrics.close();
  await stopServers();
});

const output = (name: string) => metrics.registry.getSingleMetricAsString(name);
const headers = { host: 'charging.localhost', 'accept-encoding': 'br' };

it('counts every response, including those before any middleware', async () => {
  const app = await startApp({ metrics });
  for (let count = 0; count < 5; count += 1) await app.request({ headers });
  await app.request({ path: '/missing', headers });
  await app.request({ path: '/x', headers: { host: 'unknown.example' } });
  const text = await output('forecourt_http_requests_total');
  expect(text).toContain('{site="charging",route="content",status="2xx"} 5');
  expect(text).toContain('{site="charging",route="content",status="4xx"} 1');
  expect(text).toContain('{site="none",route="other",status="4xx"} 1');
});

it('does not count a request that the visitor aborted as a success', async () => {
  let requestCount = 0;
  const app = await startApp({
    metrics,
    renderPage: () => {
      requestCount += 1;
      return new Promise(() => undefined);
    },
  });
  const socket = connect(app.port, '127.0.0.1');
  socket.end('GET /slow HTTP/1.1\r\nHost: charging.localhost\r\n\r\n');
  while (requestCount === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  socket.destroy();
  let text = '';
  while (!text.includes('charging')) text = await output('forecourt_http_requests_total');
  expect(text).toContain('{site="charging",route="content",status="4xx"} 1');
  expect(text).not.toContain('status="2xx"} 1');
});

it('failure counters start at zero, so that rates include the first failure', async () => {
  const app = await startApp({ metrics });
  await app.request({ headers });
  const text = await output('forecourt_http_requests_total');
  expect(text).toContain('{site="charging",route="content",status="5xx"} 0');
  expect(text).not.toContain('status="3xx"');
});

it('counts stale, fresh and rendered pages separately', async () => {
  let now = 0;
  const results: string[] = [];
  const app = await startApp({
    metrics,
    cache: {
      now: () => now,
      onAnswer: (result) => {
        results.push(result);
        metrics.requests.cache[result] += 1;
      },
    },
  });
  await app.request({ headers });
  await app.request({ headers });
  await app.request({ headers });
  now = 120_000;
  await app.request({ headers });
  expect(results).toEqual(['miss', 'hit', 'stale']);
  const text = await output('forecourt_page_cache_requests_total');
  expect(text).toContain('{result="hit"} 2');
  expect(text).toContain('{result="stale"} 1');
  expect(text).toContain('{result="miss"} 1');
});
