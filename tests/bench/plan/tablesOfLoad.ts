import type { Table } from '../bench.types';
import { sizing } from './assumptions';
import {
  webProcessCount,
  getQueries,
  countRendered,
  countSearches,
  searchProcessCount,
  thousands,
} from './figures';
import type { StoredResults } from './storedResults';
import type { Outcome } from './outcome';
import type { Measured } from './plan.types';
import { peakCases } from './scenarios';
import type { SearchFigures } from './searchFigures';

/** With a longer backlog at the end, the web processes are overloaded. */
const MAX_BACKLOG_SECONDS = 1;

const loadNames = (prefix: string) => ['evening', ...peakCases].map((name) => prefix + name);

/** Load of each tier in the busiest periods, and the required resources. */
export function loadTable(
  { outcomes, measured }: StoredResults,
  search: SearchFigures,
  prefix: '' | '10 × ',
): Table {
  return {
    columns: [
      ...['time', 'views/s', 'to the web tier/s', 'made anew/s', 'cores of web'],
      ...['web processes', 'searches/s', 'search processes', 'Gbit/s to visitors'],
      ...[`p99 ms with ${sizing.processes}`, 'behind at the end'],
    ],
    rows: loadNames(prefix).map((name) => {
      const outcome = outcomes[name]!;
      const searches = searchesPerSecond(outcome, measured);
      return [
        ...[name, thousands(outcome.busiestViews), thousands(outcome.busiestOrigin)],
        ...[outcome.busiestRendered, outcome.busiestCores, webProcessCount(outcome.busiestCores)],
        ...[searches, searchProcessCount((searches * search.cpuMs) / 1000)],
        ...[outcome.busiestVisitorMegabits / 1000, Math.round(outcome.waitMs.p99)],
        outcome.backlogSeconds < MAX_BACKLOG_SECONDS
          ? 'no'
          : `${outcome.backlogSeconds.toFixed(0)} s`,
      ];
    }),
    notes: [
      `Each at its busiest five seconds. Processes: none above ${sizing.busyShare * 100} % of a core, and ${sizing.spare} to spare, ${sizing.minProcesses} at least. p99: from a request to the web tier to its answer, in steps of the simulation; behind: work that waits after the last second.`,
    ],
  };
}

/** Searches per second in the busiest period of rendering. */
const searchesPerSecond = (outcome: Outcome, measured: Measured): number => {
  const rendered = countRendered(outcome);
  return rendered === 0
    ? 0
    : (countSearches(outcome, measured) / rendered) * outcome.busiestRendered;
};

/** Distribution of the web processes' CPU time over kinds of work. */
export function cpuShareTable({ outcomes, measured }: StoredResults): Table {
  const share = (amount: number, total: number) => `${((amount / total) * 100).toFixed(0)} %`;
  const names = ['evening', 'peak', 'peak, no cache in front', '10 × evening', '10 × peak'];
  return {
    columns: [
      ...['time', 'CPU s a second', 'pages made', 'pages known', 'notices of views'],
      ...['browser files', 'pictures', 'scaling, beside it'],
    ],
    rows: names.map((name) => {
      const { web, cpuMs, seconds } = outcomes[name]!;
      const made = (Object.keys(web.rendered) as (keyof typeof web.rendered)[]).reduce(
        (ms, key) => ms + web.rendered[key] * measured.pages[key].webCpuMs,
        0,
      );
      const pagesMs = web.cpuMs - made - cpuMs.calls - cpuMs.assets - cpuMs.pictures;
      return [
        ...[name, web.cpuMs / 1000 / seconds, share(made, web.cpuMs), share(pagesMs, web.cpuMs)],
        ...[share(cpuMs.calls, web.cpuMs), share(cpuMs.assets, web.cpuMs)],
        ...[share(cpuMs.pictures, web.cpuMs), cpuMs.scaling / 1000 / seconds],
      ];
    }),
  };
}

/** Utilisation at ten times the peak, relative to the resources for the peak. */
export function limitsTable(results: StoredResults, search: SearchFigures): Table {
  const { outcomes, measured } = results;
  const peak = outcomes.peak!;
  const tenfold = outcomes['10 × peak']!;
  const webs = webProcessCount(peak.busiestCores);
  const searchCores = (outcome: Outcome) =>
    (searchesPerSecond(outcome, measured) * search.cpuMs) / 1000;
  const searches = searchProcessCount(searchCores(peak));
  const queries = (outcome: Outcome) =>
    (getQueries(outcome, measured) / Math.max(1, countRendered(outcome))) * outcome.busiestRendered;
  const rows: [string, string, string, number][] = [
    [
      'cores of the web processes',
      `${webs} cores`,
      `${tenfold.busiestCores.toFixed(1)} cores`,
      tenfold.busiestCores / webs,
    ],
    [
      'notices of page views, alone',
      `${webs} cores`,
      `${((tenfold.busiestViews * measured.cpuMs.pageView) / 1000).toFixed(1)} cores`,
      (tenfold.busiestViews * measured.cpuMs.pageView) / 1000 / webs,
    ],
    [
      'events service, notices/s',
      `${thousands(peak.busiestViews)} asked at the peak`,
      thousands(tenfold.busiestViews),
      tenfold.busiestViews / peak.busiestViews,
    ],
    [
      'cores of the search service',
      `${searches} cores`,
      `${searchCores(tenfold).toFixed(2)} cores`,
      searchCores(tenfold) / searches,
    ],
    [
      'content platform, queries/s',
      `${thousands(queries(peak))} asked at the peak`,
      thousands(queries(tenfold)),
      queries(tenfold) / Math.max(1, queries(peak)),
    ],
    [
      'cache in front, Gbit/s to visitors',
      `${(peak.busiestVisitorMegabits / 1000).toFixed(1)} at the peak`,
      (tenfold.busiestVisitorMegabits / 1000).toFixed(1),
      tenfold.busiestVisitorMegabits / peak.busiestVisitorMegabits,
    ],
    [
      'requests to the web tier/s',
      `${thousands(peak.busiestOrigin)} at the peak`,
      thousands(tenfold.busiestOrigin),
      tenfold.busiestOrigin / peak.busiestOrigin,
    ],
  ];
  return {
    columns: ['limit', 'bought or asked at the peak', 'at ten times', 'share'],
    rows: rows.map(([limit, at, at10, share]) => [
      limit,
      at,
      at10,
      `${(share * 100).toFixed(0)} %`,
    ]),
  };
}
