import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IndexHost } from '../../services/search/engine/IndexHost';
import { SnapshotStore } from '../../services/search/engine/SnapshotStore';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { stockDocuments } from '../../services/stock/stock';
import type { Table } from './bench.types';
import { readOwnCpuMs } from './cpuTime';
import { benchIndex } from './searchMix';

export const title = 'From the start of the search service to an index of 100,000 cars';

const CARS = 100_000;
/** Share of all generated cars in the measured index. */
const INDEX_SHARE = 0.3;
const STARTS = 3;

/** Measures the first start, which builds and stores the index, and later starts, which read it. */
export async function run(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const stock = { cars: Math.ceil(CARS / INDEX_SHARE), day: '2026-11-21' };
  const making = await measureSeconds(async () => {
    for (const _ of stockDocuments(benchIndex, stock)) continue;
  });
  try {
    const rows: (string | number)[][] = [['making the cars', '', making.cpu, making.wall]];
    for (let start = 0; start < STARTS; start += 1) {
      const snapshots = new SnapshotStore(folder, 'bench');
      const host = new IndexHost(
        indexDefinitions,
        (index) => stockDocuments(index, stock),
        snapshots,
      );
      let from = '';
      const { cpu, wall } = await measureSeconds(async () => {
        ({ from } = await host.load({ index: benchIndex }));
      });
      rows.push([start === 0 ? 'first start, cars made' : 'later start', from, cpu, wall]);
    }
    return {
      columns: ['', 'index from', 'CPU s', 's'],
      rows,
      notes: ['Bar: at most 0.5 s from a snapshot.'],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSeconds(work: () => Promise<void>): Promise<{ cpu: number; wall: number }> {
  const [cpu, wall] = [readOwnCpuMs(), performance.now()];
  await work();
  return { cpu: (readOwnCpuMs() - cpu) / 1000, wall: (performance.now() - wall) / 1000 };
}
