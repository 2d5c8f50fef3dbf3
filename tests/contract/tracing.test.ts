import { pino } from 'pino';
import { QueriedDatabase } from '../support/QueriedDatabase';
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
import { queryClient } from '../../platform/content/queryCache';
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
const traceId = '0af7651916cd43dd8448eb211c80319c';
const caller = `00-${traceId}-b7ad6b7169203331-01`;
/** Personal data of visitors, which traces must not contain. */
const personalData = ['anna.andersson', 'ABC123', '0701234567', 'Storgatan'];

let platform: TestPlatform;
let database: QueriedDatabase;
let receiver: OtlpReceiver;
let traces: ReturnType<typeof startTracing>;
let metrics: Metrics;
let app: AppUnderTest;

beforeAll(async () => {
  platform = await TestPlatform.start();
  database = new QueriedDatabase(platform.database.url);
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
  // Exports the remaining spans and ends tracing.
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

/** Starts the web application with its real clients of content platform, search service and database. */
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
      runQuery: queryClient(content),
      siteContent,
      navigation: createNavigation(content, {
        onError: () => undefined,
        onProblems: () => undefined,
      }),
      searchCars: async () => ({ facets: [], cars: [], total: 0 }),
      searchDealers: async () => ({ dealers: [] }),
      searchKits: async () => ({ facets: [], kits: [], total: 0 }),
      kitSessionSample: false,
      hubspotScriptUrl: '',
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
    // Without a deadline, so that it also passes on a busy machine.
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
  await app.request({
    path: '/?email=anna.andersson@example.com&phone=0701234567',
    headers: visit,
  });
  await app.request({ path: '/api/cars/count?plate=ABC123', headers: visit });
  await app.request({ path: '/hos-anna.andersson/ABC123', headers });
  await app.request({ path: '/', headers });
  await app.request({ path: '/', headers: { ...visit, 'x-request-id': 'cached-page' } });
  await app.request({
    path: '/api/vitals',
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ page: 'anna.andersson', device: 'phone', vitals: [] }),
  });
  await app.request({
    path: '/api/cars/count',
    headers: { ...visit, 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'from-outside' },
  });
  await app.request({ path: '/api/cars/x', headers: { ...visit, traceparent: unsampled } });
}

const unsampledTrace = '1af7651916cd43dd8448eb211c80319d';
const unsampled = `00-${unsampledTrace}-b7ad6b7169203331-00`;

/** Returns the names of a span and its ancestors, from the request down. */
function findSpanPath(name: string, spans: readonly ReceivedSpan[]): string[] {
  let span = spans.find((span) => span.name === name);
  const path: string[] = [];
  while (span) {
    path.unshift(span.name);
    const above: string | undefined = span.parentSpanId;
    span = spans.find(({ spanId }) => spanId === above);
  }
  return path;
}

it('a trace covers the caller, the page, its content, the database and the document', () => {
  const spans = receiver.trace(traceId);
  expect(findSpanPath('content query', spans)).toEqual(['request', 'load page', 'content query']);
  const upstream = findSpanPath('upstream', spans);
  expect(upstream).toEqual(['request', 'load page', 'content query', 'upstream']);
  expect(findSpanPath('sql', spans)).toEqual(['request', 'load page', 'sql']);
  expect(findSpanPath('render page', spans)).toEqual(['request', 'render page']);
  expect(findSpanPath('search', spans)).toEqual(['request', 'search']);
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

it('a page from the cache has a separate span, whose id is in its log line', () => {
  const cached = receiver.spans.find(({ name }) => name === 'cached page');
  expect(cached?.fields).toMatchObject({
    'http.route': 'front',
    'http.response.status_code': 200,
    'forecourt.site': 'harbour',
    'forecourt.request_id': 'cached-page',
  });
  const line = app.lines().find(({ requestId }) => requestId === 'cached-page');
  expect(line).toMatchObject({ traceId, spanId: cached?.spanId, cached: true });
});

it('a request through an untrusted proxy starts a new trace', () => {
  const outside = receiver.spans.find(
    ({ fields }) => fields['forecourt.request_id'] === 'from-outside',
  );
  expect(outside?.traceId).not.toBe(traceId);
  expect(outside?.parentSpanId).toBeUndefined();
});

it('a request that the caller does not sample is not sampled by the web server either', () => {
  expect(receiver.trace(unsampledTrace)).toEqual([]);
});

it('spans contain only listed fields, of known types', () => {
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

it('visitors’ input is in no spans or metrics, and in logs only as paths', async () => {
  const seen = { spans: receiver.bodies.join('\n'), metrics: await metrics.registry.metrics() };
  for (const word of personalData) {
    expect(seen.spans).not.toContain(word);
    expect(seen.metrics).not.toContain(word);
  }
  const lines = app.lines().map((line) => JSON.stringify({ ...line, path: '' }));
  for (const word of personalData) expect(lines.join('\n')).not.toContain(word);
});

it('log lines of traced requests contain trace, span and request ids', () => {
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
