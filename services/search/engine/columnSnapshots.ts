import type { ByName } from './indexSnapshot.types';

/** A column that can be saved and restored. */
interface Restorable<Snapshot> {
  toSnapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
}

export const createSnapshots = <Snapshot>(
  columns: ReadonlyMap<string, Restorable<Snapshot>>,
): ByName<Snapshot> => [...columns].map(([name, column]) => [name, column.toSnapshot()]);

/**
 * Restores columns from their snapshots.
 * @throws Error for a column that the index does not have
 */
export function restoreInto<Snapshot>(
  columns: ReadonlyMap<string, Restorable<Snapshot>>,
  snapshots: ByName<Snapshot>,
): void {
  for (const [name, snapshot] of snapshots) {
    const column = columns.get(name);
    if (!column) throw new Error(`The snapshot has ${name}, which the index does not have.`);
    column.restore(snapshot);
  }
}
