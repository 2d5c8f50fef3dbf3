import { setTimeout as wait } from 'node:timers/promises';
import { siteNames } from '../../sites/sites';
import type { Table } from './bench.types';
import { listChildren, readCpuMs, readResidentMegabytes } from './cpuTime';
import { crawl } from './crawl';
import { startPictureStore } from './pictureStore';
import { startProduct, type Product } from './product';

export const title = 'Memory of the web process: pages, lists and pictures of all sites';

const pages = 4000;
const pagesPerRow = 500;
const sampleMs = 250;
const settleMs = 60_000;
const idleMs = 20_000;

interface Peaks {
  web: number;
  scaling: number;
}

/**
 * Measures the resident memory while all sites are crawled and their images are scaled, and the resources
 * that all processes use a minute after the last request.
 */
export async function run(): Promise<Table> {
  const store = await startPictureStore();
  const product = await startProduct({ environment: { MEDIA_URL: store.url } });
  const meter = measureMemory(product);
  try {
    const rows: (string | number)[][] = [];
    const row = (what: string, pictures: number | string, { web, scaling }: Peaks) =>
      rows.push([what, pictures, Math.round(web), Math.round(scaling)]);
    row('warmed up', 0, meter.take());
    const done = await crawl({
      port: product.port,
      sites: siteNames,
      connections: 3,
      pages,
      onPage: (count, pictures) => {
        if (count % pagesPerRow === 0) row(`after ${count}`, pictures, meter.take());
      },
    });
    await wait(settleMs);
    meter.take();
    const busy = await measureCpuShare(product, idleMs);
    row('a minute later', '', meter.take());
    return {
      columns: ['pages', 'pictures', 'web MB', 'scaling MB'],
      rows,
      notes: [
        'Largest resident memory since the row before; scaling: all processes that scale pictures, together. Bar: web at most 300 MB.',
        `${done.pages} pages as links lead to them (pages, lists, cars), three at a time, and meanwhile ${done.pictures} of their pictures, scaled from photographs of 1920 × 1080 px. The cache of pages is full.`,
        `CPU of all processes a minute later, with no visitors: ${(busy * 100).toFixed(1)} % of a core (bar: < 2 %).`,
      ],
    };
  } finally {
    meter.stop();
    await product.stop();
    store.close();
  }
}

/** Samples memory continuously; `take` returns the maximum since the last call. */
function measureMemory({ pid }: Product): { take: () => Peaks; stop: () => void } {
  let peaks: Peaks = { web: 0, scaling: 0 };
  const sample = () => {
    const scaling = listChildren(pid).map((child) => readResidentOrZero(child.pid));
    peaks.web = Math.max(peaks.web, readResidentMegabytes(pid));
    peaks.scaling = Math.max(
      peaks.scaling,
      scaling.reduce((sum, megabytes) => sum + megabytes, 0),
    );
  };
  const timer = setInterval(sample, sampleMs);
  return {
    take: () => {
      sample();
      const taken = peaks;
      peaks = { web: 0, scaling: 0 };
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}

/** Returns 0 if the process has ended, as some do when idle. */
function readResidentOrZero(pid: number): number {
  try {
    return readResidentMegabytes(pid) || 0;
  } catch {
    return 0;
  }
}

/** Returns the share of one core that all processes of the product use. */
async function measureCpuShare(
  { launcherPid: launcher }: Product,
  milliseconds: number,
): Promise<number> {
  const readUsedCpuMs = () => getProcesses(launcher).reduce((sum, pid) => sum + readCpuMs(pid), 0);
  const before = readUsedCpuMs();
  await wait(milliseconds);
  return (readUsedCpuMs() - before) / milliseconds;
}

const getProcesses = (pid: number): number[] => [
  pid,
  ...listChildren(pid).flatMap((child) => getProcesses(child.pid)),
];
