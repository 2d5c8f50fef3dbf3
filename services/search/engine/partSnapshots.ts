import type { ByName } from './indexSnapshot.types';

/** A part of an index that can be written down and taken over. */
interface Kept<Snapshot> {
  toSnapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
}

export const snapshotsOf = <Snapshot>(
  parts: ReadonlyMap<string, Kept<Snapshot>>,
): ByName<Snapshot> => [...parts].map(([name, part]) => [name, part.toSnapshot()]);

/** @throws Error for a part that the index does not have */
export function restoreInto<Snapshot>(
  parts: ReadonlyMap<string, Kept<Snapshot>>,
  snapshots: ByName<Snapshot>,
): void {
  for (const [name, snapshot] of snapshots) {
    const part = parts.get(name);
    if (!part) throw new Error(`A snapshot has ${name}, which the index has not.`);
    part.restore(snapshot);
  }
}
