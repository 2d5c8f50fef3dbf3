import { pino } from 'pino';
import { Database } from '../../platform/database/Database';
import { encodeHtml } from '../../platform/pages/encodeHtml';
import { createPageRenderer } from '../../server/pages/renderPage';
import { createMetrics, type Metrics } from '../../platform/telemetry/metrics';
import { measureWith } from '../../platform/telemetry/measurements';
import { routeClasses } from '../../platform/telemetry/routeClass';
import { startTracing } from '../../platform/telemetry/tracing';
import {
  contentQueries,
  contentUpstreams,
  createContentClient,
} from '../../platform/content/contentClient';
import { createSearchClient } from '../../features/search/server/searchClient';
import { createNavigation } from '../../platform/content/navigation';
import { askClient } from '../../platform/content/queryCache';
import { createSiteContent } from '../../platform/content/siteContent';
import { sites } from '../../sites/sites';
import type { Site } from '../../sites/site.types';
import { OtlpReceiver, type ReceivedSpan } from '../support/OtlpReceiver';
import { startApp, stopServers, type AppUnderTest } from '../unit/server/appUnderTest';
import { apiKey, harbour, searchApiKey, TestPlatform } from './testPlatform';

const site: Site = {
  ...sites['automotive-se'],
  name: harbour.name,
  hosts: ['harbour.localhost'],
};
const ours = '0af7651916cd43dd8448eb211c80319c';
const caller = `00-${ours}-b7ad6b7169203331-01`;
/** What a visitor might send; none of it may be seen from outside. */
const personal = ['anna.andersson', 'ABC123', '0701234567', 'Storgatan'];

let platform: TestPlatform;
let database: Database;
let receiver: OtlpReceiver;
let traces: ReturnType<typeof startTracing>;
let metrics: Metrics;
let app: AppUnderTest;

beforeAll(async () => {
  platform = await TestPlatform.start();
  database = new Database(platform.database.url);
  receiver = await OtlpReceiver.start();
  traces = startTracing(
    {
      url: `${receiver.url}/v1/traces`,
      headers: { authorization: 'Bearer of-the-test' },
      serviceName: 'web-under-test',
      sampler: 'parentbased_traceidratio',
      ratio: 1,
    },
    '1.2.3',
  );
  metrics = createMetrics('1.2.3');
  measureWith(metrics.measurements);
  app = await startSite();
  await useAll();
  // Sends what is left; nothing is traced from here on.
  await traces.close();
});

afterAll(async () => {
  measureWith(undefined);
  metrics.close();
  await stopServers();
  await database.close();
  await receiver.close();
  await platform.close();
});

/** The web application with the ways to the content platform, the search service and the database as in the product. */
function startSite(): Promise<AppUnderTest> {
  const { published } = contentUpstreams({
    content: { url: `${platform.url}/graphql`, apiKey },
    editing: { secret: undefined },
  });
  const content = createContentClient(contentQueries(published));
  const silent = pino({ level: 'silent' });
  const search = createSearchClient({
    search: { url: platform.url, apiKey: searchApiKey },
    logger: silent,
  });
  const siteContent = createSiteContent(content, () => undefined);
  const { renderPage } = createPageRenderer({
    services: {
      content,
      ask: askClient(content),
      siteContent,
      navigation: createNavigation(content, {
        onError: () => undefined,
        onProblems: () => undefined,
      }),
      searchCars: async () => ({ facets: [], cars: [], total: 0 }),
      searchDealers: async () => ({ dealers: [] }),
      searchKits: async () => ({ facets: [], kits: [], total: 0 }),
      kitSessionSample: false,
      hubspotScript: '',
      findJotForm: () => Promise.resolve(undefined),
      placeholders: async () => {
        await database.query('select "key" from "booking" where "site" = $1', ['Storgatan 1']);
        return {};
      },
      imageHosts: [],
      origin: () => 'https://harbour.example',
      showUnknownBlocks: false,
    },
    drafts: () => content,
    variantContent: () => content,
    policyOf: () => '',
    renderDocument: async () => ({ html: encodeHtml('<h1>page</h1>'), failures: [], notes: [] }),
    logger: silent,
  });
  return startApp({
    sites: [site],
    // However busy the machine is.
    renderPage: (request) => renderPage({ ...request, deadline: undefined }),
    metrics,
    siteContent,
    searchCars: async () => {
      await search.search('automotive-se', 'cars', { filters: [], limit: 1 } as never);
      return { facets: [], cars: [], total: 0 };
    },
    leads: {
      accept: () => Promise.reject(new Error('anna.andersson@example.com could not be kept')),
      start: () => undefined,
      close: () => Promise.resolve(),
    },
  });
}

const headers = {
  host: 'harbour.localhost',
  'accept-encoding': 'br',
  cookie: 'name=anna.andersson',
  referer: 'https://harbour.localhost/?plate=ABC123',
  'user-agent': 'Browser of anna.andersson',
};

async function useAll(): Promise<void> {
  const visit = { ...headers, traceparent: caller };
  await app.ask({ path: '/?email=anna.andersson@example.com&phone=0701234567', headers: visit });
  await app.ask({ path: '/api/cars/count?plate=ABC123', headers: visit });
  await app.ask({ path: '/hos-anna.andersson/ABC123', headers });
  await app.ask({ path: '/', headers });
  await app.ask({ path: '/', headers: { ...visit, 'x-request-id': 'cached-page' } });
  await app.ask({
    path: '/api/vitals',
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ page: 'anna.andersson', device: 'phone', vitals: [] }),
  });
  await app.ask({
    path: '/api/cars/count',
    headers: { ...visit, 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'from-outside' },
  });
  await app.ask({ path: '/api/cars/x', headers: { ...visit, traceparent: unsampled } });
}

const unsampledTrace = '1af7651916cd43dd8448eb211c80319d';
const unsampled = `00-${unsampledTrace}-b7ad6b7169203331-00`;

/** Names of the spans above a span, from the request down to it. */
function wayTo(name: string, spans: readonly ReceivedSpan[]): string[] {
  let span = spans.find((one) => one.name === name);
  const way: string[] = [];
  while (span) {
    way.unshift(span.name);
    const above: string | undefined = span.parentSpanId;
    span = spans.find(({ spanId }) => spanId === above);
  }
  return way;
}

it('a trace goes from the caller to the page, its content, the database and the document', () => {
  const spans = receiver.trace(ours);
  expect(wayTo('content query', spans)).toEqual(['request', 'load page', 'content query']);
  const upstream = wayTo('upstream', spans);
  expect(upstream).toEqual(['request', 'load page', 'content query', 'upstream']);
  expect(wayTo('sql', spans)).toEqual(['request', 'load page', 'sql']);
  expect(wayTo('render page', spans)).toEqual(['request', 'render page']);
  expect(wayTo('search', spans)).toEqual(['request', 'search']);
  const roots = spans.filter(({ name }) => name === 'request');
  expect(roots.map(({ parentSpanId }) => parentSpanId)).toEqual(
    roots.map(() => 'b7ad6b7169203331'),
  );
  expect(spans.find(({ name }) => name === 'sql')?.fields).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'select',
    'db.collection.name': 'booking',
  });
});

it('a page from the cache is a span of its own, and its log line names it', () => {
  const cached = receiver.spans.find(({ name }) => name === 'cached page');
  expect(cached?.fields).toMatchObject({
    'http.route': 'front',
    'http.response.status_code': 200,
    'forecourt.site': 'harbour',
    'forecourt.request_id': 'cached-page',
  });
  const line = app.lines().find(({ requestId }) => requestId === 'cached-page');
  expect(line).toMatchObject({ traceId: ours, spanId: cached?.spanId, cached: true });
});

it('a visitor of a proxy that is not ours begins a trace of their own', () => {
  const outside = receiver.spans.find(
    ({ fields }) => fields['forecourt.request_id'] === 'from-outside',
  );
  expect(outside?.traceId).not.toBe(ours);
  expect(outside?.parentSpanId).toBeUndefined();
});

it('what the caller does not trace is not traced here', () => {
  expect(receiver.trace(unsampledTrace)).toEqual([]);
});

it('spans tell fields of a list alone, of kinds that are known', () => {
  const known = [
    'http.request.method',
    'http.route',
    'http.response.status_code',
    'forecourt.site',
    'forecourt.request_id',
    'graphql.operation.name',
    'forecourt.index',
    'forecourt.upstream',
    'db.system.name',
    'db.operation.name',
    'db.collection.name',
    'error.type',
  ];
  expect(receiver.spans.length).toBeGreaterThan(10);
  const fields = new Set(receiver.spans.flatMap((span) => Object.keys(span.fields)));
  expect([...fields].filter((field) => !known.includes(field))).toEqual([]);
  const routes = receiver.spans.map((span) => span.fields['http.route']).filter(Boolean);
  expect(routes.filter((route) => !routeClasses.includes(route as never))).toEqual([]);
  expect(receiver.spans.every(({ service }) => service === 'web-under-test')).toBe(true);
  expect(receiver.headers.authorization).toBe('Bearer of-the-test');
});

it('nothing that a visitor sent is in spans, metrics or, but for paths, logs', async () => {
  const seen = { spans: receiver.bodies.join('\n'), metrics: await metrics.registry.metrics() };
  for (const word of personal) {
    expect(seen.spans).not.toContain(word);
    expect(seen.metrics).not.toContain(word);
  }
  const lines = app.lines().map((line) => JSON.stringify({ ...line, path: '' }));
  for (const word of personal) expect(lines.join('\n')).not.toContain(word);
});

it('log lines of traced requests name trace, span and request', () => {
  const lines = app.lines().filter(({ path }) => path === '/api/cars/count');
  expect(lines.length).toBe(2);
  for (const line of lines) {
    expect(line).toMatchObject({
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
      spanId: expect.stringMatching(/^[\da-f]{16}$/),
      requestId: expect.any(String),
    });
  }
});
