import { setTimeout as wait } from 'node:timers/promises';
import { listChildren, readCpuMs } from '../cpuTime';
import { localHost } from '../homePages';
import { measureLoad } from '../load';
import { requestProduct, forEachConcurrently, getText } from './requestProduct';
import { traffic } from './assumptions';
import type { MeasuredProduct } from './measuredProduct';
import type { Measured } from './plan.types';

const HITS = 8000;
const PAGE_VIEWS = 4000;
const PICTURES = 60;
const PICTURE_ACCEPT = 'image/avif,image/webp,*/*';
/** Time until the scaling of earlier images is done. */
const QUIET_MS = 3000;

/** Measures the CPU time of cached responses and of other requests of pages. */
export async function measureRequests(
  product: MeasuredProduct,
  pictures: readonly string[],
): Promise<Measured['cpuMs'] & { versionedShare: number }> {
  const { port, pid } = product;
  const site = traffic.peakSite;
  const host = localHost(site, port);
  const front = await requestProduct({ port, site, path: '/' });
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(getText(front)) ?? [];
  const getCpu = async (path: string, headers: Record<string, string> = {}, unique = false) => {
    const load = { port, addresses: [{ host, path }], requests: HITS, connections: 10, unique };
    const requestHeaders = { 'accept-encoding': 'br', ...headers };
    await measureLoad(pid, { ...load, headers: requestHeaders, requests: HITS / 4 });
    return (await measureLoad(pid, { ...load, headers: requestHeaders })).cpuMs;
  };
  const known = await getCpu('/');
  const otherQuery = await getCpu('/', {}, true);
  const unchanged = await measureUnchangedCpu(product);
  const assetCpu = await getCpu(asset);
  const scaled = await measureScaledCpu(product, pictures);
  const [picture = ''] = pictures;
  const keptPicture = await getCpu(picturePath(picture, 640), { accept: PICTURE_ACCEPT });
  return {
    ...{ known, otherQuery, unchanged, asset: assetCpu, keptPicture },
    scaledPicture: scaled.cpuMs,
    pageView: await measurePageViewCpu(product, getText(front)),
    versionedShare: scaled.versionedShare,
  };
}

async function measureUnchangedCpu({ port, pid }: MeasuredProduct): Promise<number> {
  const question = { port, site: traffic.peakSite, path: '/' };
  let { etag = '' } = (await requestProduct(question)).headers;
  const before = readCpuMs(pid);
  await forEachConcurrently(Array.from({ length: HITS / 4 }), 8, async () => {
    const answer = await requestProduct({ ...question, headers: { 'if-none-match': etag } });
    // The page was rendered again in between.
    if (answer.status === 200) etag = answer.headers.etag ?? '';
    else if (answer.status !== 304) throw new Error(`A known page answered ${answer.status}`);
  });
  return (readCpuMs(pid) - before) / (HITS / 4);
}

const picturePath = (source: string, width: number) => `/image?src=${source}&w=${width}`;

/** Measures the scaling of images to a width that was not requested before, with all scaling processes. */
async function measureScaledCpu({ port, pid }: MeasuredProduct, pictures: readonly string[]) {
  await wait(QUIET_MS);
  const readUsedCpuMs = () =>
    listChildren(pid).reduce((sum, child) => sum + readCpuMs(child.pid), 0);
  const before = readUsedCpuMs();
  const sample = pictures.slice(-PICTURES);
  let versioned = 0;
  await forEachConcurrently(sample, 2, async (source) => {
    const question = {
      port,
      site: traffic.peakSite,
      path: picturePath(source, 640),
      headers: { accept: PICTURE_ACCEPT },
    };
    let answer = await requestProduct(question);
    while (answer.status === 503) {
      await wait(500);
      answer = await requestProduct(question);
    }
    if (/immutable/.test(answer.headers['cache-control'] ?? '')) versioned += 1;
  });
  // AVIF versions are created in the background.
  await wait(2 * QUIET_MS);
  return {
    cpuMs: (readUsedCpuMs() - before) / sample.length,
    versionedShare: versioned / sample.length,
  };
}

/** Measures page view events from different client addresses. */
async function measurePageViewCpu({ port, pid }: MeasuredProduct, html: string): Promise<number> {
  const body = / data-page-view="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  if (!body) throw new Error('The front page tells no page view');
  const send = (from: number) =>
    forEachConcurrently(Array.from({ length: PAGE_VIEWS }), 8, async (_, index) => {
      const { status } = await requestProduct({
        ...{ port, body, method: 'POST', site: traffic.peakSite, path: '/api/events/page-view' },
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${from}.${index >> 8}.${index & 255}`,
        },
      });
      if (status !== 204) throw new Error(`A page view answered ${status}`);
    });
  await send(1);
  const before = readCpuMs(pid);
  await send(2);
  return (readCpuMs(pid) - before) / PAGE_VIEWS;
}
