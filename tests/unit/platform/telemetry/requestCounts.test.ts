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

const said = (name: string) => metrics.registry.getSingleMetricAsString(name);
const headers = { host: 'charging.localhost', 'accept-encoding': 'br' };

it('counts every answer, those before all middleware as well', async () => {
  const app = await startApp({ metrics });
  for (let count = 0; count < 5; count += 1) await app.ask({ headers });
  await app.ask({ path: '/missing', headers });
  await app.ask({ path: '/x', headers: { host: 'unknown.example' } });
  const text = await said('forecourt_http_requests_total');
  expect(text).toContain('{site="charging",route="content",status="2xx"} 5');
  expect(text).toContain('{site="charging",route="content",status="4xx"} 1');
  expect(text).toContain('{site="none",route="other",status="4xx"} 1');
});

it('counts no success of a visitor who left before there was an answer', async () => {
  let asked = 0;
  const app = await startApp({
    metrics,
    renderPage: () => {
      asked += 1;
      return new Promise(() => undefined);
    },
  });
  const socket = connect(app.port, '127.0.0.1');
  socket.end('GET /slow HTTP/1.1\r\nHost: charging.localhost\r\n\r\n');
  while (asked === 0) await new Promise((turn) => setTimeout(turn, 10));
  socket.destroy();
  let text = '';
  while (!text.includes('charging')) text = await said('forecourt_http_requests_total');
  expect(text).toContain('{site="charging",route="content",status="4xx"} 1');
  expect(text).not.toContain('status="2xx"} 1');
});

it('counts failures from the first answer on: a rate knows nothing of what a counter begins with', async () => {
  const app = await startApp({ metrics });
  await app.ask({ headers });
  const text = await said('forecourt_http_requests_total');
  expect(text).toContain('{site="charging",route="content",status="5xx"} 0');
  expect(text).not.toContain('status="3xx"');
});

it('tells old pages from fresh and from made ones', async () => {
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
  await app.ask({ headers });
  await app.ask({ headers });
  await app.ask({ headers });
  now = 120_000;
  await app.ask({ headers });
  expect(results).toEqual(['miss', 'hit', 'stale']);
  const text = await said('forecourt_page_cache_requests_total');
  expect(text).toContain('{result="hit"} 2');
  expect(text).toContain('{result="stale"} 1');
  expect(text).toContain('{result="miss"} 1');
});
