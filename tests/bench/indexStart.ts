import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IndexHost } from '../../services/search/engine/IndexHost';
import { SnapshotStore } from '../../services/search/engine/SnapshotStore';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { stockDocuments } from '../../services/stock/stock';
import type { Table } from './bench.types';
import { ownCpuTime } from './cpuTime';
import { benchIndex } from './searchMix';

export const title = 'From the start of the search service to an index of 100,000 cars';

const CARS = 100_000;
/** Share of all generated cars that the measured index gets. */
const SHARE = 0.3;
const STARTS = 3;

/** The first start makes the index and keeps it, the others read it. */
export async function run(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const stock = { cars: Math.ceil(CARS / SHARE), day: '2026-11-21' };
  const making = await secondsOf(async () => {
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
      const { cpu, wall } = await secondsOf(async () => {
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

async function secondsOf(work: () => Promise<void>): Promise<{ cpu: number; wall: number }> {
  const [cpu, wall] = [ownCpuTime(), performance.now()];
  await work();
  return { cpu: (ownCpuTime() - cpu) / 1000, wall: (performance.now() - wall) / 1000 };
}
