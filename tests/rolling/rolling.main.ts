/**
 * `npm run test:rolling [-- --seconds 60 --rate 100 --restart 20 --publish 1.5 --webs 3]`: restarts web
 * processes behind nginx and Varnish one after another, while visitors send requests and content is
 * published. Ends with code 1 if a request failed, a file was missing or a page was outdated by more than two
 * seconds. Needs the build.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readWholeNumber, runCommand, UsageError } from '../../platform/command';
import { listMissingPrograms } from '../caches/cacheServers';
import { FrontedProduct, type TeaserPage } from '../caches/FrontedProduct';
import { findPostgresPrograms } from '../support/postgres';
import { MarkLog } from './MarkLog';
import { Visitors } from './Visitors';

const MAX_AGE_MS = 2000;
const host = 'trucks.localhost';

const text = (fallback: number) => ({ type: 'string', default: String(fallback) }) as const;

/**
 * Duration in s, requests per second, seconds between restarts and between publications, and number of web
 * processes.
 */
function readSettings() {
  const { values } = parseArgs({
    options: {
      seconds: text(60),
      rate: text(100),
      restart: text(20),
      publish: text(1.5),
      webs: text(3),
    },
  });
  const publish = Number(values.publish);
  if (!(publish > 0)) throw new UsageError('--publish must be a number of seconds.');
  return {
    seconds: readWholeNumber('--seconds', values.seconds),
    rate: readWholeNumber('--rate', values.rate),
    restart: readWholeNumber('--restart', values.restart),
    publish,
    webs: readWholeNumber('--webs', values.webs),
  };
}

type Settings = ReturnType<typeof readSettings>;

/** Returns addresses of pages and of the files that they load. */
async function listAddresses(product: FrontedProduct, pages: readonly string[]): Promise<string[]> {
  const results = new Set(pages);
  for (const path of pages) {
    const url = `http://127.0.0.1:${product.webPorts[0]}${path}`;
    // `fetch` cannot set the Host header.
    const html = await (await fetch(url, { headers: { 'x-forwarded-host': host } })).text();
    for (const [, asset] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) results.add(asset!);
  }
  return [...results];
}

/** Restarts the processes one after another. */
async function restartAll(
  product: FrontedProduct,
  { restart, webs }: Settings,
  until: number,
): Promise<number> {
  let restarts = 0;
  for (;;) {
    await wait(restart * 1000);
    if (Date.now() >= until) return restarts;
    const index = restarts % webs;
    await product.stopWeb(index);
    await product.startWeb(index);
    restarts += 1;
  }
}

async function publishAll(
  product: FrontedProduct,
  { teaserId }: TeaserPage,
  log: MarkLog,
  { publish }: Settings,
  until: number,
): Promise<number> {
  let refused = 0;
  for (let mark = 1; Date.now() < until;) {
    const isPublic = await product.publishMark(teaserId, mark).then(
      () => true,
      () => false,
    );
    if (isPublic) log.published(mark++);
    else refused += 1;
    await wait(publish * 1000);
  }
  return refused;
}

async function main(): Promise<boolean> {
  const settings = readSettings();
  const { seconds, rate, webs } = settings;
  const missing = [...listMissingPrograms(), ...(findPostgresPrograms() ? [] : ['PostgreSQL'])];
  if (missing.length > 0) {
    console.log(`Skipped: ${missing.join(' and ')} is not installed.`);
    return true;
  }
  console.log(`Starting ${webs} web processes behind nginx and Varnish …`);
  const product = await FrontedProduct.start(webs);
  try {
    const testPage = await product.createPage('rolling-own');
    const borrowing = await product.createPage('rolling-borrowing', testPage.teaserId);
    const log = new MarkLog(MAX_AGE_MS);
    log.published(0);
    const paths = await listAddresses(product, ['/', '/kontakt', testPage.path]);
    const usable = await filterExisting(product, paths);
    const visitors = new Visitors({
      origin: `http://127.0.0.1:${product.edgePort}`,
      host,
      ratePerSecond: rate,
      paths: usable,
      marked: [testPage, borrowing],
      log,
    });
    console.log(`${rate} requests/s for ${seconds} s over ${usable.length} addresses …`);
    const until = Date.now() + seconds * 1000;
    visitors.start();
    const [restarts, refused] = await Promise.all([
      restartAll(product, settings, until),
      publishAll(product, testPage, log, settings, until),
    ]);
    const visits = await visitors.stop();
    const marks = log.report();
    console.log(JSON.stringify({ restarts, refused, visits, marks }, null, 2));
    return visits.failed + visits.missingAssets + marks.old + refused === 0;
  } finally {
    await product.stop();
  }
}

/** Returns the paths that the product answers successfully. */
async function filterExisting(
  product: FrontedProduct,
  paths: readonly string[],
): Promise<string[]> {
  const results: string[] = [];
  for (const path of paths) {
    const url = `http://127.0.0.1:${product.webPorts[0]}${path}`;
    const { ok } = await fetch(url, { headers: { 'x-forwarded-host': host } });
    if (ok) results.push(path);
  }
  return results;
}

const usage =
  'npm run test:rolling [-- --seconds <n> --rate <n> --restart <n> --publish <n> --webs <n>]';

await runCommand(usage, async () => {
  process.exitCode = (await main()) ? 0 : 1;
});
