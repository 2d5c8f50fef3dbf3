import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EdgeCache, edgeFreshMs, edgeStaleMs } from './bench/plan/EdgeCache';
import { sum } from './bench/plan/figures';
import { readStoredResults } from './bench/plan/storedResults';
import { scenarios } from './bench/plan/scenarios';
import { simulate, type Scenario } from './bench/plan/simulate';
import { createSmallPlan } from './bench/plan/smallPlan';
import { createPlanTables, insertTables } from './bench/plan/tables';
import { Traffic } from './bench/plan/Traffic';
import { VirtualTime } from './bench/plan/VirtualTime';
import { WebProcess } from './bench/plan/WebProcess';

const { addresses, measured } = createSmallPlan(150);
const short: Scenario = { exponent: 1, from: 20 * 3600, seconds: 15, warmUpSeconds: 30 };
const peak: Scenario = { ...short, seconds: 15, stepMs: 50, peakPerSecond: 500 };
const run = (scenario: Scenario) => simulate(scenario, addresses, measured);

describe('docs/capacity.md', () => {
  const page = readFileSync(path.join('docs', 'capacity.md'), 'utf8');
  /** Removes the padding that Prettier adds to tables. */
  const removePadding = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

  it('has the tables calculated from its stored results', async () => {
    const kept = await readStoredResults();
    const written = insertTables(page, createPlanTables(kept, kept.search));
    const cells = (text: string) => removePadding(text).replace(/^\|[ :|-]+\|$/gm, '|-|');
    expect(cells(page)).toBe(cells(written));
  });

  it('covers every scenario', async () => {
    expect(Object.keys((await readStoredResults()).outcomes).sort()).toEqual(
      Object.keys(scenarios).sort(),
    );
  });
});

describe('the simulation', () => {
  it('gives the same result for the same seed, and another result for another seed', async () => {
    const [one, same, other] = [
      await run(short),
      await run(short),
      await run({ ...short, seed: 2 }),
    ];
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('answers or passes on every page view', async () => {
    const { views, edge, passed, originRequests, web } = await run(short);
    expect(views).toBeGreaterThan(300);
    expect(sum(edge) + passed).toBe(views);
    expect(originRequests.pages).toBe(edge.stale + edge.miss + passed);
    expect(web.requests).toBe(originRequests.pages);
    expect(sum(web.rendered)).toBeLessThanOrEqual(web.requests);
  });

  it('sends every request to the web tier when there is no cache in front', async () => {
    const { views, edge, originRequests, calls } = await run({ ...short, hasEdge: false });
    expect(sum(edge)).toBe(0);
    expect([originRequests.pages, calls]).toEqual([views, views]);
  });

  it('passes requests with click ids to the origin only when click ids are in the cache keys', async () => {
    const without = await run(short);
    const kept = await run({ ...short, keepsClickIds: true });
    expect(kept.passed).toBeGreaterThan(1.5 * without.passed);
  });

  it('has a higher hit rate when a few pages get most of the requests', async () => {
    const [even, uneven] = [
      await run({ ...short, exponent: 0.4 }),
      await run({ ...short, exponent: 1.6 }),
    ];
    expect(uneven.edge.hit / uneven.views).toBeGreaterThan(even.edge.hit / even.views);
  });

  it('renders a front page once per process when everything is purged during a peak', async () => {
    const { web, edge, processes, views } = await run({ ...peak, purgesAll: true });
    expect(views).toBeGreaterThan(3000);
    expect(web.rendered.front).toBeGreaterThan(0);
    expect(web.rendered.front).toBeLessThanOrEqual(processes);
    expect(edge.joined).toBeGreaterThan(0);
  });

  it('builds up a backlog when a process gets more requests than it can handle', async () => {
    const slow = { ...measured, cpuMs: { ...measured.cpuMs, pageView: 20 } };
    const { backlogSeconds, busiestCores } = await simulate(
      { ...peak, processes: 1 },
      addresses,
      slow,
    );
    expect(busiestCores).toBeGreaterThan(1);
    expect(backlogSeconds).toBeGreaterThan(10);
    expect((await run({ ...peak, processes: 12 })).backlogSeconds).toBeLessThan(1);
  });
});

describe('the simulated cache', () => {
  it('caches pages for as long as the product’s headers allow', async () => {
    const time = new VirtualTime(10);
    const { cpuMs, pages } = measured;
    const web = new WebProcess({ time, cpuMs, pages, addresses, getVersion: () => 0 });
    const response = web.handle(0);
    while (time.now < 1000) await time.step();
    await response;
    const [kept] = web.cache.getFresh(`${addresses[0]!.site} /`)!.headers.slice(0, 2).slice(1);
    expect(kept).toContain(`s-maxage=${edgeFreshMs / 1000}`);
    expect(kept).toContain(`stale-while-revalidate=${edgeStaleMs / 1000}`);
  });

  it('serves a stale page during one revalidation, but never a purged page', () => {
    const edge = new EdgeCache();
    expect(edge.lookup(1, 0).result).toBe('miss');
    expect(edge.lookup(1, 10).result).toBe('joined');
    edge.store(1, 20, 15);
    expect(edge.lookup(1, 30)).toEqual({ result: 'hit', ageMs: 15 });
    const old = 20 + edgeFreshMs;
    expect(edge.lookup(1, old).result).toBe('stale');
    expect(edge.lookup(1, old + 1).result).toBe('hit');
    edge.store(1, old + 2, old + 2);
    edge.purge([1]);
    expect(edge.lookup(1, old + 3).result).toBe('miss');
  });
});

it('draws addresses according to their rank', () => {
  const traffic = new Traffic(addresses, { exponent: 1, seed: 1 });
  const site = addresses[0]!.site;
  const drawn = Array.from({ length: 20_000 }, () => traffic.addressOf(site));
  const first = drawn.filter((at) => at === 0).length / drawn.length;
  const harmonic = addresses.reduce((total, _, index) => total + 1 / (index + 1), 0);
  expect(first).toBeCloseTo(1 / harmonic, 1);
});
