import type { Table } from './bench.types';
import { planTable } from './plan/planTable';
import { writePlan } from './plan/writePlan';

export { title } from './capacity';

/** Updates the tables of docs/capacity.md from stored measurements, for other prices and sizes. */
export const run = async (): Promise<Table> => planTable(await writePlan());
