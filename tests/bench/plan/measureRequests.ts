import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf, cpuTime } from '../cpuTime';
import { hostOf } from '../homePages';
import { measureLoad } from '../load';
import { ask, eachOf, textOf } from './askProduct';
import { traffic } from './assumptions';
import type { MeasuredProduct } from './measuredProduct';
import type { Measured } from './plan.types';

const HITS = 8000;
const PAGE_VIEWS = 4000;
const PICTURES = 60;
const PICTURE_ACCEPT = 'image/avif,image/webp,*/*';
/** Until scaling for earlier pages is over, in ms. */
const QUIET_MS = 3000;

/** CPU of answers that are not made anew, and of what pages call besides. */
export async function measureRequests(
  product: MeasuredProduct,
  pictures: readonly string[],
): Promise<Measured['cpuMs'] & { versionedShare: number }> {
  const { port, pid } = product;
  const site = traffic.peakSite;
  const host = hostOf(site, port);
  const front = await ask({ port, site, path: '/' });
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(textOf(front)) ?? [];
  const cpuOf = async (path: string, headers: Record<string, string> = {}, unique = false) => {
    const load = { port, addresses: [{ host, path }], requests: HITS, connections: 10, unique };
    const own = { 'accept-encoding': 'br', ...headers };
    await measureLoad(pid, { ...load, headers: own, requests: HITS / 4 });
    return (await measureLoad(pid, { ...load, headers: own })).cpuMs;
  };
  const known = await cpuOf('/');
  const otherQuery = await cpuOf('/', {}, true);
  const unchanged = await unchangedCpu(product);
  const assetCpu = await cpuOf(asset);
  const scaled = await scaledCpu(product, pictures);
  const [picture = ''] = pictures;
  const keptPicture = await cpuOf(picturePath(picture, 640), { accept: PICTURE_ACCEPT });
  return {
    ...{ known, otherQuery, unchanged, asset: assetCpu, keptPicture },
    scaledPicture: scaled.cpuMs,
    pageView: await pageViewCpu(product, textOf(front)),
    versionedShare: scaled.versionedShare,
  };
}

async function unchangedCpu({ port, pid }: MeasuredProduct): Promise<number> {
  const question = { port, site: traffic.peakSite, path: '/' };
  let { etag = '' } = (await ask(question)).headers;
  const before = cpuTime(pid);
  await eachOf(Array.from({ length: HITS / 4 }), 8, async () => {
    const answer = await ask({ ...question, headers: { 'if-none-match': etag } });
    // It was made anew meanwhile.
    if (answer.status === 200) etag = answer.headers.etag ?? '';
    else if (answer.status !== 304) throw new Error(`A known page answered ${answer.status}`);
  });
  return (cpuTime(pid) - before) / (HITS / 4);
}

const picturePath = (source: string, width: number) => `/image?src=${source}&w=${width}`;

/** Pictures in a width that no page of the bench has shown yet; all processes that scale. */
async function scaledCpu({ port, pid }: MeasuredProduct, pictures: readonly string[]) {
  await wait(QUIET_MS);
  const used = () => childrenOf(pid).reduce((sum, child) => sum + cpuTime(child.pid), 0);
  const before = used();
  const sample = pictures.slice(-PICTURES);
  let versioned = 0;
  await eachOf(sample, 2, async (source) => {
    const question = {
      port,
      site: traffic.peakSite,
      path: picturePath(source, 640),
      headers: { accept: PICTURE_ACCEPT },
    };
    let answer = await ask(question);
    while (answer.status === 503) {
      await wait(500);
      answer = await ask(question);
    }
    if (/immutable/.test(answer.headers['cache-control'] ?? '')) versioned += 1;
  });
  // AVIF is made behind.
  await wait(2 * QUIET_MS);
  return {
    cpuMs: (used() - before) / sample.length,
    versionedShare: versioned / sample.length,
  };
}

/** The notice of each page view, from visitors of different addresses. */
async function pageViewCpu({ port, pid }: MeasuredProduct, html: string): Promise<number> {
  const body = / data-page-view="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  if (!body) throw new Error('The front page tells no page view');
  const send = (from: number) =>
    eachOf(Array.from({ length: PAGE_VIEWS }), 8, async (_, at) => {
      const { status } = await ask({
        ...{ port, body, method: 'POST', site: traffic.peakSite, path: '/api/events/page-view' },
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${from}.${at >> 8}.${at & 255}`,
        },
      });
      if (status !== 204) throw new Error(`A page view answered ${status}`);
    });
  await send(1);
  const before = cpuTime(pid);
  await send(2);
  return (cpuTime(pid) - before) / PAGE_VIEWS;
}
