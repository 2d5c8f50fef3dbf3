import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { Database } from '../../platform/database/Database';
import { createMetrics, type Metrics } from '../../platform/telemetry/metrics';
import { serveMetrics } from '../../platform/telemetry/metricsServer';
import { measureWith } from '../../platform/telemetry/measurements';
import { addOutboxMetrics } from '../../platform/telemetry/outboxMetrics';
import { addPurgeMetrics } from '../../platform/telemetry/purgeMetrics';
import { createUpstream } from '../../platform/upstreams/request';
import { freePorts } from '../support/freePorts';
import { askedMetrics } from '../support/promql';
import { startApp, stopServers } from '../unit/server/appUnderTest';
import { startTestDatabase, type TestDatabase } from './testDatabase';

let embedded: TestDatabase;
let database: Database;
let metrics: Metrics;
let port: number;
let server: Awaited<ReturnType<typeof serveMetrics>>;

/** What every series of a job has from Prometheus itself. */
const ownLabels = ['job', 'instance', 'le'];

beforeAll(async () => {
  embedded = await startTestDatabase();
  metrics = createMetrics('1.2.3');
  measureWith(metrics.measurements);
  database = new Database(embedded.url);
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

/** Every name of a series that is exported, with its labels. */
async function scrape(): Promise<Map<string, Set<string>>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const found = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-z_]+)(?:\{(.*)\})? [\d.e+-]+$/i.exec(line) ?? [];
    if (name === undefined) continue;
    const known = found.get(name) ?? new Set<string>();
    for (const [, label = ''] of labels.matchAll(/([a-z_]+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

/** Does a little of everything that is counted. */
async function useEverything(): Promise<void> {
  const app = await startApp({ metrics });
  const headers = { host: 'charging.localhost' };
  await app.ask({ headers });
  await app.ask({ headers });
  await app.ask({
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

  function unknownIn(expression: string): string[] {
    return askedMetrics(expression).flatMap(({ name, labels }) => {
      // Prometheus says itself whether a process answers.
      if (name === 'up') return [];
      const known = exported.get(name);
      if (!known) return [`${name} is not exported`];
      return labels
        .filter((label) => !known.has(label) && !ownLabels.includes(label))
        .map((label) => `${name} has no label ${label}`);
    });
  }

  it('alerts ask for what is exported alone', async () => {
    const { groups } = parse(await readFile('operations/alerts.yaml', 'utf8')) as {
      groups: { rules: { alert: string; expr: string }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
  });

  it('every alert has its place in the runbook', async () => {
    const rules = await readFile('operations/alerts.yaml', 'utf8');
    const runbook = await readFile('docs/runbook.md', 'utf8');
    const named = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
  });

  it('the dashboard asks for what is exported alone', async () => {
    const text = await readFile('operations/dashboard.json', 'utf8');
    const expressions = [...text.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(
      ([, quoted = '""']) => JSON.parse(quoted) as string,
    );
    expect(expressions.length).toBeGreaterThan(20);
    expect(expressions.flatMap(unknownIn)).toEqual([]);
    const variables = [...text.matchAll(/label_values\((\w+), (\w+)\)/g)];
    expect(
      variables.flatMap(([, name = '', label = '']) => unknownIn(`${name}{${label}=""}`)),
    ).toEqual([]);
  });

  it('tells a name that is not exported, a label that is not there, and what is no PromQL', () => {
    expect(unknownIn('rate(forecourt_http_request_total[5m])')).toHaveLength(1);
    expect(unknownIn('sum by (path) (forecourt_http_requests_total{host="x"})')).toHaveLength(2);
    expect(() => unknownIn('sum by (site')).toThrow('No PromQL');
  });

  it('counts what waits in the outboxes, and tells nothing while the database is away', async () => {
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
    const away = createMetrics('0');
    addOutboxMetrics(away.registry, { query: () => Promise.reject(new Error('away')) });
    const said = await away.registry.metrics();
    away.close();
    expect(said).toContain('forecourt_database_up 0');
    expect(said).not.toContain('forecourt_outbox_items{');
  });

  it('tells how long the cache in front was not told what was published, and how often in vain', async () => {
    await database.query(`insert into content_purge (site, paths, at)
                          values ('one', '[]', now() - interval '1 minute')`);
    await database.query(`update cdn_cursor set attempts = 7 where name = 'first'`);
    const fresh = createMetrics('0');
    addPurgeMetrics(fresh.registry, database);
    const said = await fresh.registry.metrics();
    fresh.close();
    expect(said).toContain('forecourt_cdn_purge_failures{told="first"} 7');
    expect(said).toContain('forecourt_cdn_purge_failures{told="again"} 0');
    expect(said).toMatch(/forecourt_cdn_purge_oldest_seconds\{told="again"\} 6\d\./);
  });

  it('labels never hold a path, and their values are words of lists', async () => {
    const text = await metrics.registry.metrics();
    const values = [...text.matchAll(/(\w+)="([^"]*)"/g)].filter(([, name]) => name !== 'node');
    expect(values.filter(([, , value = '']) => !/^[\w +.-]+$/.test(value))).toEqual([]);
  });

  it('answers nothing but GET /metrics', async () => {
    const status = async (path: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
    expect(await status('/')).toBe(404);
    expect(await status('/metrics', 'POST')).toBe(404);
    expect(await status('/metrics?x')).toBe(200);
  });
});
