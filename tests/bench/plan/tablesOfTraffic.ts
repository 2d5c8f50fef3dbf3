import type { Table } from '../bench.types';
import { planExponent, traffic } from './assumptions';
import { countRendered, sum, thousands } from './figures';
import type { StoredResults } from './storedResults';
import type { Outcome } from './outcome';
import { pageClasses } from './plan.types';
import { dayWindows } from './scenarios';

const percent = (share: number) => (Number.isFinite(share) ? `${(share * 100).toFixed(1)} %` : '–');

export function assumptionTable(): Table {
  const perSecond = traffic.viewsPerMonth / traffic.daysPerMonth / 86_400;
  return {
    columns: ['supposed', 'value'],
    rows: [
      ['page views a month', thousands(traffic.viewsPerMonth)],
      ['on average, a second', perSecond.toFixed(1)],
      [
        'busiest hour, a second',
        (
          (perSecond * 24 * Math.max(...traffic.hours)) /
          traffic.hours.reduce((all, share) => all + share, 0)
        ).toFixed(0),
      ],
      ['peak on one front page, a second', thousands(traffic.peakPerSecond)],
      ['further views for each of the peak', percent(traffic.peakFollowing)],
      ['exponent of the Zipf mix', planExponent],
      ['views a visit', traffic.viewsPerVisit],
      ['visits with an empty browser cache', percent(traffic.emptyBrowsers)],
      ['phones', percent(traffic.phones)],
      ['pictures of a page that are scrolled to', percent(traffic.seenPictures)],
      ['views of lists at an address of their own', percent(traffic.ownLists)],
      ['visits with a click id', percent(traffic.clickIds)],
      ['places of the cache in front for a site', traffic.edgePlaces],
      ['items published a day, of all sites', traffic.publishedItemsPerDay],
      ['publishings of a whole site a day', traffic.publishedSitesPerDay],
      ['holds a day', traffic.holdsPerDay],
      ['cars that change in a day', percent(traffic.changedCarsPerDay)],
      ['answers of content platform and search, ms', traffic.upstreamMs],
    ],
  };
}

export function pageTable({ measured }: StoredResults): Table {
  return {
    columns: [
      ...['page', 'addresses', 'kB brotli', 'web CPU ms', 'content queries', 'searches'],
      ...['transactions', 'keys', 'too many keys', 'assets kB', 'pictures kB, phone', 'desktop'],
    ],
    rows: pageClasses.map((name) => {
      const page = measured.pages[name];
      const { phone, desktop } = measured.loads[name];
      return [
        ...[name, page.addresses, page.kilobytes, page.webCpuMs, page.contentQueries],
        ...[page.searches, page.transactions, Math.round(page.keys), percent(page.manyShare)],
        ...[phone.assets.kilobytes, phone.pictures.kilobytes, desktop.pictures.kilobytes],
      ];
    }),
    notes: [
      `${measured.taken}. Each address once, none known before; what a process asks is the mean. Assets and pictures: one page of ${traffic.peakSite}, empty cache, scrolled to its end.`,
    ],
  };
}

export function requestTable({ measured: { cpuMs, headerKilobytes } }: StoredResults): Table {
  return {
    columns: ['answer of a web process', 'CPU ms', 'a second and core'],
    rows: (
      [
        ['known page at a known address', cpuMs.known],
        ['known page, a query that does not change it', cpuMs.otherQuery],
        ['304, the page is the same', cpuMs.unchanged],
        ['browser file', cpuMs.asset],
        ['picture that is kept', cpuMs.keptPicture],
        ['picture to be scaled (processes of their own, AVIF included)', cpuMs.scaledPicture],
        ['notice of a page view', cpuMs.pageView],
      ] as const
    ).map(([name, ms]) => [name, ms, Math.round(1000 / ms)]),
    notes: [`Headers of a page: ${headerKilobytes.toFixed(1)} kB.`],
  };
}

const tierNames = [
  ...dayWindows.map(({ name }) => name),
  'evening, exponent 0.8',
  'evening, exponent 1.2',
  'evening, click ids in the keys',
  'evening, page cache of 128 MB',
  'evening, 12 processes',
  'evening, no cache in front',
  '10 × evening',
];

/** Pages by the tier that answers them. */
export function tierTable({ outcomes }: StoredResults): Table {
  return {
    columns: [
      ...['mix', 'views/s', 'front: hit', 'old, renewed', 'waits', 'past it'],
      ...['web: fresh', 'old, renewed', 'waits', 'made anew/s', 'age s p50', 'p99'],
    ],
    rows: tierNames.map((name) => tierRow(name, outcomes[name]!)),
    notes: [
      'Shares: front, of all page views; web, of the requests that reach it. Age: since the page was made, as visitors get it.',
    ],
  };
}

function tierRow(name: string, outcome: Outcome): (string | number)[] {
  const { views, edge, passed, web, seconds, ageSeconds } = outcome;
  const hasEdge = sum(edge) > 0;
  const shareOfViews = (count: number) => (hasEdge ? percent(count / views) : '–');
  return [
    ...[name, views / seconds, shareOfViews(edge.hit), shareOfViews(edge.stale)],
    ...[shareOfViews(edge.miss + edge.joined), shareOfViews(passed)],
    ...[percent(web.hits / web.requests), percent(web.stale / web.requests)],
    ...[percent(web.misses / web.requests), countRendered(outcome) / seconds],
    ...[Math.round(ageSeconds.p50), Math.round(ageSeconds.p99)],
  ];
}
