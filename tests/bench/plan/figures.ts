import { hoursPerMonth, prices, sizing, traffic, type Price } from './assumptions';
import type { StoredResults } from './storedResults';
import type { Outcome } from './outcome';
import { pageClasses, type Measured } from './plan.types';
import { dayWindows } from './scenarios';
import type { SearchFigures } from './searchFigures';

export const sum = (values: Readonly<Record<string, number>>): number =>
  Object.values(values).reduce((total, value) => total + value, 0);

/** Number of rendered pages. */
export const countRendered = ({ web }: Outcome): number => sum(web.rendered);

/** Number of searches for the rendered pages, without the web process's cache of search results. */
export function countSearches({ web }: Outcome, { pages }: Measured): number {
  return pageClasses.reduce((total, name) => total + web.rendered[name] * pages[name].searches, 0);
}

export function getQueries({ web }: Outcome, { pages }: Measured): number {
  return pageClasses.reduce(
    (total, name) => total + web.rendered[name] * pages[name].contentQueries,
    0,
  );
}

/** Number of web processes for a peak load in cores, including spare ones. */
export const webProcessCount = (cores: number): number =>
  Math.max(sizing.minProcesses, Math.ceil(cores / sizing.busyShare) + sizing.spare);

/** Number of search service processes for a peak load in cores. */
export const searchProcessCount = (cores: number): number =>
  Math.max(2, Math.ceil(cores / sizing.searchBusyShare) + sizing.spare);

/** Calculates a monthly value from the simulated windows, weighted by the views in their hours. */
function sumOfMonth({ outcomes }: StoredResults, read: (outcome: Outcome) => number): number {
  const total = traffic.hours.reduce((all, share) => all + share, 0);
  return dayWindows.reduce((month, { name, from, to }) => {
    const outcome = outcomes[name]!;
    const share = traffic.hours.slice(from, to).reduce((all, hour) => all + hour, 0) / total;
    return month + ((traffic.viewsPerMonth * share) / outcome.views) * read(outcome);
  }, 0);
}

/** Monthly traffic in GB by kind, to visitors and from the origin. */
export function calculateEgress(results: StoredResults) {
  const { headerKilobytes } = results.measured;
  const gigabytes = (read: (outcome: Outcome) => number) => sumOfMonth(results, read) / 1e6;
  const kinds = ['pages', 'assets', 'pictures'] as const;
  const rows = kinds.map((kind) => ({
    kind,
    visitor: gigabytes(({ visitorKilobytes }) => visitorKilobytes[kind]),
    origin: gigabytes(({ originKilobytes }) => originKilobytes[kind]),
  }));
  const calls = gigabytes(({ calls }) => calls * headerKilobytes);
  return [...rows, { kind: 'notices of page views' as const, visitor: calls, origin: calls }];
}

export interface CostComponent {
  component: string;
  amount: string;
  perMonth: Price;
}

/** Monthly costs by component, for the low and the high assumed price. */
export function calculateCosts(results: StoredResults, search: SearchFigures): CostComponent[] {
  const { measured, outcomes } = results;
  const { night, morning, afternoon, evening } = outcomes;
  const days = [night, morning, afternoon, evening].map((outcome) => outcome!);
  const busiest = Math.max(...days.map(({ busiestCores }) => busiestCores));
  const webs = Math.max(webProcessCount(busiest), webProcessCount(outcomes.peak!.busiestCores));
  const webGigabytes = (measured.megabytes.web + search.scalingMegabytes) / 1000;
  const searchCores =
    (Math.max(...days.map((outcome) => countSearches(outcome, measured) / outcome.seconds)) *
      search.cpuMs) /
    1000;
  const searches = searchProcessCount(searchCores);
  const gigabytes = calculateEgress(results);
  const visitor = gigabytes.reduce((total, row) => total + row.visitor, 0);
  const origin = gigabytes.reduce((total, row) => total + row.origin, 0);
  const requests = sumOfMonth(
    results,
    (outcome) => outcome.views + outcome.calls + sum({ ...outcome.visitorRequests }),
  );
  const originRequests = sumOfMonth(
    results,
    (outcome) => outcome.calls + sum({ ...outcome.originRequests }),
  );
  const logs = (originRequests * traffic.logBytes) / 1e9;
  const hours = (count: number, price: Price) => times(price, count * hoursPerMonth);
  const servers = (count: number, megabytesEach: number) =>
    plus(hours(count, prices.coreHour), hours((count * megabytesEach) / 1000, prices.gigabyteHour));
  return [
    {
      component: 'web processes',
      amount: `${webs} × 1 core, ${webGigabytes.toFixed(1)} GB`,
      perMonth: servers(webs, webGigabytes * 1000),
    },
    {
      component: 'search service',
      amount: `${searches} × 1 core, ${sizing.searchGigabytes} GB`,
      perMonth: servers(searches, sizing.searchGigabytes * 1000),
    },
    {
      component: 'database and its copy',
      amount: `2 × ${sizing.databaseCores} cores, ${sizing.databaseGigabytes} GB`,
      perMonth: hours(2 * sizing.databaseCores, prices.databaseCoreHour),
    },
    {
      component: 'cache in front, egress to visitors',
      amount: `${thousands(visitor)} GB`,
      perMonth: times(prices.edgeGigabyte, visitor),
    },
    {
      component: 'cache in front, requests',
      amount: `${thousands(requests / 1e6)} M`,
      perMonth: times(prices.edgeRequests, requests / 10_000),
    },
    {
      component: 'egress of the origin',
      amount: `${thousands(origin)} GB`,
      perMonth: times(prices.originGigabyte, origin),
    },
    {
      component: 'logs',
      amount: `${thousands(logs)} GB`,
      perMonth: times(prices.logGigabyte, logs),
    },
  ];
}

const times = ([low, high]: Price, factor: number): Price => [low * factor, high * factor];

export const plus = ([low, high]: Price, [more, max]: Price): Price => [low + more, high + max];

export const thousands = (value: number): string =>
  Math.round(value).toLocaleString('en').replaceAll(',', ' ');
