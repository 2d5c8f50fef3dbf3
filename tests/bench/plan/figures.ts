import { hoursPerMonth, prices, sizing, traffic, type Price } from './assumptions';
import type { Kept } from './kept';
import type { Outcome } from './outcome';
import { pageClasses, type Measured } from './plan.types';
import { dayWindows } from './scenarios';
import type { SearchFigures } from './searchFigures';

export const sum = (values: Readonly<Record<string, number>>): number =>
  Object.values(values).reduce((total, value) => total + value, 0);

/** Pages that were made anew. */
export const renderedOf = ({ web }: Outcome): number => sum(web.rendered);

/** Searches of the pages that were made anew; the web process's own cache of answers is left out. */
export function searchesOf({ web }: Outcome, { pages }: Measured): number {
  return pageClasses.reduce((total, name) => total + web.rendered[name] * pages[name].searches, 0);
}

export function queriesOf({ web }: Outcome, { pages }: Measured): number {
  return pageClasses.reduce(
    (total, name) => total + web.rendered[name] * pages[name].contentQueries,
    0,
  );
}

/** Web processes for so many cores at the busiest: none busier than it may be, and one to spare. */
export const processesFor = (cores: number): number =>
  Math.max(sizing.minProcesses, Math.ceil(cores / sizing.busyShare) + sizing.spare);

/** Processes of the search service, likewise. */
export const searchProcessesFor = (cores: number): number =>
  Math.max(2, Math.ceil(cores / sizing.searchBusyShare) + sizing.spare);

/** A figure of a month: the windows of the day, each as often as its hours have views. */
function ofMonth({ outcomes }: Kept, read: (outcome: Outcome) => number): number {
  const total = traffic.hours.reduce((all, share) => all + share, 0);
  return dayWindows.reduce((month, { name, from, to }) => {
    const outcome = outcomes[name]!;
    const share = traffic.hours.slice(from, to).reduce((all, part) => all + part, 0) / total;
    return month + ((traffic.viewsPerMonth * share) / outcome.views) * read(outcome);
  }, 0);
}

/** Gigabytes of a month, by kind, to visitors and from the origin. */
export function egress(kept: Kept) {
  const { headerKilobytes } = kept.measured;
  const gigabytes = (read: (outcome: Outcome) => number) => ofMonth(kept, read) / 1e6;
  const kinds = ['pages', 'assets', 'pictures'] as const;
  const rows = kinds.map((kind) => ({
    kind,
    visitor: gigabytes(({ visitorKilobytes }) => visitorKilobytes[kind]),
    origin: gigabytes(({ originKilobytes }) => originKilobytes[kind]),
  }));
  const calls = gigabytes(({ calls }) => calls * headerKilobytes);
  return [...rows, { kind: 'notices of page views' as const, visitor: calls, origin: calls }];
}

export interface Part {
  part: string;
  amount: string;
  perMonth: Price;
}

/** What each part costs a month, from the cheapest to the dearest of the supposed prices. */
export function costs(kept: Kept, search: SearchFigures): Part[] {
  const { measured, outcomes } = kept;
  const { night, morning, afternoon, evening } = outcomes;
  const days = [night, morning, afternoon, evening].map((outcome) => outcome!);
  const busiest = Math.max(...days.map(({ busiestCores }) => busiestCores));
  const webs = Math.max(processesFor(busiest), processesFor(outcomes.peak!.busiestCores));
  const webGigabytes = (measured.megabytes.web + search.scalingMegabytes) / 1000;
  const searchCores =
    (Math.max(...days.map((outcome) => searchesOf(outcome, measured) / outcome.seconds)) *
      search.cpuMs) /
    1000;
  const searches = searchProcessesFor(searchCores);
  const gigabytes = egress(kept);
  const visitor = gigabytes.reduce((total, row) => total + row.visitor, 0);
  const origin = gigabytes.reduce((total, row) => total + row.origin, 0);
  const requests = ofMonth(
    kept,
    (outcome) => outcome.views + outcome.calls + sum({ ...outcome.visitorRequests }),
  );
  const originRequests = ofMonth(
    kept,
    (outcome) => outcome.calls + sum({ ...outcome.originRequests }),
  );
  const logs = (originRequests * traffic.logBytes) / 1e9;
  const hours = (count: number, price: Price) => times(price, count * hoursPerMonth);
  const servers = (count: number, megabytesEach: number) =>
    plus(hours(count, prices.coreHour), hours((count * megabytesEach) / 1000, prices.gigabyteHour));
  return [
    {
      part: 'web processes',
      amount: `${webs} × 1 core, ${webGigabytes.toFixed(1)} GB`,
      perMonth: servers(webs, webGigabytes * 1000),
    },
    {
      part: 'search service',
      amount: `${searches} × 1 core, ${sizing.searchGigabytes} GB`,
      perMonth: servers(searches, sizing.searchGigabytes * 1000),
    },
    {
      part: 'database and its copy',
      amount: `2 × ${sizing.databaseCores} cores, ${sizing.databaseGigabytes} GB`,
      perMonth: hours(2 * sizing.databaseCores, prices.databaseCoreHour),
    },
    {
      part: 'cache in front, egress to visitors',
      amount: `${thousands(visitor)} GB`,
      perMonth: times(prices.edgeGigabyte, visitor),
    },
    {
      part: 'cache in front, requests',
      amount: `${thousands(requests / 1e6)} M`,
      perMonth: times(prices.edgeRequests, requests / 10_000),
    },
    {
      part: 'egress of the origin',
      amount: `${thousands(origin)} GB`,
      perMonth: times(prices.originGigabyte, origin),
    },
    { part: 'logs', amount: `${thousands(logs)} GB`, perMonth: times(prices.logGigabyte, logs) },
  ];
}

const times = ([low, high]: Price, factor: number): Price => [low * factor, high * factor];

export const plus = ([low, high]: Price, [more, most]: Price): Price => [low + more, high + most];

export const thousands = (value: number): string =>
  Math.round(value).toLocaleString('en').replaceAll(',', ' ');
