import { rm } from 'node:fs/promises';
import type { Table } from './bench.types';
import { makeDataDir, startProduct } from './product';

export const title = 'From starting the built product to its first page';

/**
 * Measures the first start, which creates the database, and the second one, which finds it (target: at most
 * 3 s).
 */
export async function run(): Promise<Table> {
  const dataDir = await makeDataDir();
  try {
    const rows: (string | number)[][] = [];
    for (const start of ['first, database made', 'second', 'third']) {
      const product = await startProduct({ dataDir });
      rows.push([start, Math.round(product.firstPageMs)]);
      await product.stop();
    }
    return { columns: ['start', 'ms'], rows, notes: ['Bar: at most 3,000 ms once built.'] };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
