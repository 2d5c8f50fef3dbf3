import type { Table } from '../bench.types';
import { sizing } from './assumptions';
import {
  processesFor,
  queriesOf,
  renderedOf,
  searchesOf,
  searchProcessesFor,
  thousands,
} from './figures';
import type { Kept } from './kept';
import type { Outcome } from './outcome';
import type { Measured } from './plan.types';
import { peakCases } from './scenarios';
import type { SearchFigures } from './searchFigures';

/** Further behind than this in the end, and the web tier does not keep up. */
const BEHIND_SECONDS = 1;

const loadNames = (prefix: string) => ['evening', ...peakCases].map((name) => prefix + name);

/** What the busiest times ask of each tier, and what that takes. */
export function loadTable(
  { outcomes, measured }: Kept,
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
        ...[outcome.busiestRendered, outcome.busiestCores, processesFor(outcome.busiestCores)],
        ...[searches, searchProcessesFor((searches * search.cpuMs) / 1000)],
        ...[outcome.busiestVisitorMegabits / 1000, Math.round(outcome.waitMs.p99)],
        outcome.backlogSeconds < BEHIND_SECONDS ? 'no' : `${outcome.backlogSeconds.toFixed(0)} s`,
      ];
    }),
    notes: [
      `Each at its busiest five seconds. Processes: none above ${sizing.busyShare * 100} % of a core, and ${sizing.spare} to spare, ${sizing.minProcesses} at least. p99: from a request to the web tier to its answer, in steps of the simulation; behind: work that waits after the last second.`,
    ],
  };
}

/** Searches at the busiest, as pages are made anew there. */
const searchesPerSecond = (outcome: Outcome, measured: Measured): number => {
  const rendered = renderedOf(outcome);
  return rendered === 0 ? 0 : (searchesOf(outcome, measured) / rendered) * outcome.busiestRendered;
};

/** Which work takes the web tier's CPU. */
export function partsTable({ outcomes, measured }: Kept): Table {
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)} %`;
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
      const known = web.cpuMs - made - cpuMs.calls - cpuMs.assets - cpuMs.pictures;
      return [
        ...[name, web.cpuMs / 1000 / seconds, share(made, web.cpuMs), share(known, web.cpuMs)],
        ...[share(cpuMs.calls, web.cpuMs), share(cpuMs.assets, web.cpuMs)],
        ...[share(cpuMs.pictures, web.cpuMs), cpuMs.scaling / 1000 / seconds],
      ];
    }),
  };
}

/** How much of each limit ten times the peak takes of what was bought for the peak. */
export function limitsTable(kept: Kept, search: SearchFigures): Table {
  const { outcomes, measured } = kept;
  const bought = outcomes.peak!;
  const asked = outcomes['10 × peak']!;
  const webs = processesFor(bought.busiestCores);
  const searchOf = (outcome: Outcome) =>
    (searchesPerSecond(outcome, measured) * search.cpuMs) / 1000;
  const searches = searchProcessesFor(searchOf(bought));
  const queries = (outcome: Outcome) =>
    (queriesOf(outcome, measured) / Math.max(1, renderedOf(outcome))) * outcome.busiestRendered;
  const rows: [string, string, string, number][] = [
    [
      'cores of the web processes',
      `${webs} cores`,
      `${asked.busiestCores.toFixed(1)} cores`,
      asked.busiestCores / webs,
    ],
    [
      'notices of page views, alone',
      `${webs} cores`,
      `${((asked.busiestViews * measured.cpuMs.pageView) / 1000).toFixed(1)} cores`,
      (asked.busiestViews * measured.cpuMs.pageView) / 1000 / webs,
    ],
    [
      'events service, notices/s',
      `${thousands(bought.busiestViews)} asked at the peak`,
      thousands(asked.busiestViews),
      asked.busiestViews / bought.busiestViews,
    ],
    [
      'cores of the search service',
      `${searches} cores`,
      `${searchOf(asked).toFixed(2)} cores`,
      searchOf(asked) / searches,
    ],
    [
      'content platform, queries/s',
      `${thousands(queries(bought))} asked at the peak`,
      thousands(queries(asked)),
      queries(asked) / Math.max(1, queries(bought)),
    ],
    [
      'cache in front, Gbit/s to visitors',
      `${(bought.busiestVisitorMegabits / 1000).toFixed(1)} at the peak`,
      (asked.busiestVisitorMegabits / 1000).toFixed(1),
      asked.busiestVisitorMegabits / bought.busiestVisitorMegabits,
    ],
    [
      'requests to the web tier/s',
      `${thousands(bought.busiestOrigin)} at the peak`,
      thousands(asked.busiestOrigin),
      asked.busiestOrigin / bought.busiestOrigin,
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
