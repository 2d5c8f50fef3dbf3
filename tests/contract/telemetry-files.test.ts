import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { QueriedDatabase } from '../support/QueriedDatabase';
import { createMetrics, type Metrics } from '../../platform/telemetry/metrics';
import { serveMetrics } from '../../platform/telemetry/metricsServer';
import { measureWith } from '../../platform/telemetry/measurements';
import { addOutboxMetrics } from '../../server/operator/outboxMetrics';
import { addPurgeMetrics } from '../../server/cdn/purgeMetrics';
import { createUpstream } from '../../platform/upstreams/request';
import { freePorts } from '../support/freePorts';
import { findQueriedMetrics } from '../support/promql';
import { startApp, stopServers } from '../unit/server/appUnderTest';
import { startTestDatabase, type TestDatabase } from './testDatabase';

let embedded: TestDatabase;
let database: QueriedDatabase;
let metrics: Metrics;
let port: number;
let server: Awaited<ReturnType<typeof serveMetrics>>;

/** Labels that Prometheus adds to every series. */
const prometheusLabels = ['job', 'instance', 'le'];

beforeAll(async () => {
  embedded = await startTestDatabase();
  metrics = createMetrics('1.2.3');
  measureWith(metrics.measurements);
  database = new QueriedDatabase(embedded.url);
  addOutboxMetrics(metrics.registry, database);
  addPurgeMetrics(metrics.registry, database);
  [port = 0] = await freePorts(1);
  server = await serveMetrics(metrics.registry, { host: '127.0.0.1', port });
});

afterAll(async () => {
  measureWith(undefined);
  metrics.close();
  server.close();
  server.closeAllConnections();
  await stopServers();
  await database.close();
  await embedded.stop();
});

/** Returns the names of all exported series with their labels. */
async function scrape(): Promise<Map<string, Set<string>>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const results = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-z_]+)(?:\{(.*)\})? [\d.e+-]+$/i.exec(line) ?? [];
    if (name === undefined) continue;
    const existing = results.get(name) ?? new Set<string>();
    for (const [, label = ''] of labels.matchAll(/([a-z_]+)="/g)) existing.add(label);
    results.set(name, existing);
  }
  return results;
}

/** Uses every feature that has a metric. */
async function useEverything(): Promise<void> {
  const app = await startApp({ metrics });
  const headers = { host: 'charging.localhost' };
  await app.request({ headers });
  await app.request({ headers });
  await app.request({
    path: '/api/vitals',
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      page: 'front',
      device: 'phone',
      vitals: [
        { name: 'LCP', value: 1200 },
        { name: 'CLS', value: 0.3 },
      ],
    }),
  });
  const upstream = createUpstream({ name: 'search', url: 'http://127.0.0.1:9' });
  await expect(upstream.request({ validate: () => 0 })).rejects.toThrow();
  for (const phase of ['load', 'render'] as const) metrics.measurements.pagePhase(phase, 0.01);
}

describe('files for Prometheus and Grafana', () => {
  let exported: Map<string, Set<string>>;
  beforeAll(async () => {
    await useEverything();
    exported = await scrape();
  });

  function findUnknown(expression: string): string[] {
    return findQueriedMetrics(expression).flatMap(({ name, labels }) => {
      // Prometheus creates `up` itself.
      if (name === 'up') return [];
      const exportedLabels = exported.get(name);
      if (!exportedLabels) return [`${name} is not exported`];
      return labels
        .filter((label) => !exportedLabels.has(label) && !prometheusLabels.includes(label))
        .map((label) => `${name} has no label ${label}`);
    });
  }

  it('alerts only query exported metrics', async () => {
    const { groups } = parse(await readFile('operations/alerts.yaml', 'utf8')) as {
      groups: { rules: { alert: string; expr: string }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.flatMap(({ expr }) => findUnknown(expr))).toEqual([]);
  });

  it('every alert is described in the runbook', async () => {
    const rules = await readFile('operations/alerts.yaml', 'utf8');
    const runbook = await readFile('docs/runbook.md', 'utf8');
    const named = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
  });

  it('the dashboard only queries exported metrics', async () => {
    const text = await readFile('operations/dashboard.json', 'utf8');
    const expressions = [...text.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(
      ([, quoted = '""']) => JSON.parse(quoted) as string,
    );
    expect(expressions.length).toBeGreaterThan(20);
    expect(expressions.flatMap(findUnknown)).toEqual([]);
    const variables = [...text.matchAll(/label_values\((\w+), (\w+)\)/g)];
    expect(
      variables.flatMap(([, name = '', label = '']) => findUnknown(`${name}{${label}=""}`)),
    ).toEqual([]);
  });

  it('a check finds unknown metrics, unknown labels and invalid PromQL', () => {
    expect(findUnknown('rate(forecourt_http_request_total[5m])')).toHaveLength(1);
    expect(findUnknown('sum by (path) (forecourt_http_requests_total{host="x"})')).toHaveLength(2);
    expect(() => findUnknown('sum by (site')).toThrow('No PromQL');
  });

  it('counts the items waiting in outboxes, and exports no count while the database is down', async () => {
    expect(exported.get('forecourt_outbox_items')).toEqual(new Set(['outbox']));
    const text = await metrics.registry.getSingleMetricAsString('forecourt_outbox_items');
    for (const outbox of [
      'leads',
      'leads_given_up',
      'alert_mails',
      'editor_mails',
      'visit_notices',
      'hold_notices',
    ]) {
      expect(text).toContain(`outbox="${outbox}"`);
    }
    const unreachableMetrics = createMetrics('0');
    addOutboxMetrics(unreachableMetrics.registry, { run: () => Promise.reject(new Error('away')) });
    const output = await unreachableMetrics.registry.metrics();
    unreachableMetrics.close();
    expect(output).toContain('forecourt_database_up 0');
    expect(output).not.toContain('forecourt_outbox_items{');
  });

  it('exports how long a purge of the CDN has been due, and how many attempts failed', async () => {
    await database.query(`insert into content_purge (site, paths, at)
                          values ('one', '[]', now() - interval '1 minute')`);
    await database.query(`update cdn_cursor set attempts = 7 where name = 'first'`);
    const fresh = createMetrics('0');
    addPurgeMetrics(fresh.registry, database);
    const output = await fresh.registry.metrics();
    fresh.close();
    expect(output).toContain('forecourt_cdn_purge_failures{told="first"} 7');
    expect(output).toContain('forecourt_cdn_purge_failures{told="again"} 0');
    expect(output).toMatch(/forecourt_cdn_purge_oldest_seconds\{told="again"\} 6\d\./);
  });

  it('labels contain no path, and their values come from fixed lists', async () => {
    const text = await metrics.registry.metrics();
    const values = [...text.matchAll(/(\w+)="([^"]*)"/g)].filter(([, name]) => name !== 'node');
    expect(values.filter(([, , value = '']) => !/^[\w +.-]+$/.test(value))).toEqual([]);
  });

  it('answers only GET /metrics', async () => {
    const requestStatus = async (path: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
    expect(await requestStatus('/')).toBe(404);
    expect(await requestStatus('/metrics', 'POST')).toBe(404);
    expect(await requestStatus('/metrics?x')).toBe(200);
  });
});
