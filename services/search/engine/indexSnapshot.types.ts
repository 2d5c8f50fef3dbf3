import type { Codes } from './CodeArray';
import type { Bits } from './bits';
import type { BlobSnapshot } from './BlobStore';
import type { OrdersSnapshot } from './Orders';
import type { RangeSnapshot } from './RangeColumn';
import type { StoredSnapshot } from './StoredColumn';
import type { TextSnapshot } from './TextIndex';
import type { FacetSnapshot, ValueSnapshot } from './ValueColumn';

/** Snapshots of an index's columns, by field or path. */
export type ByName<Snapshot> = readonly (readonly [name: string, snapshot: Snapshot])[];

/** The complete content of an index, as plain values and typed arrays. It shares memory with the index. */
export interface IndexSnapshot {
  /** One more than the highest slot in use. */
  used: number;
  free: readonly number[];
  live: Bits;
  blobs: BlobSnapshot;
  facets: ByName<FacetSnapshot>;
  identifiers: ByName<Codes>;
  ranges: ByName<RangeSnapshot>;
  points: ByName<ValueSnapshot>;
  stored: ByName<StoredSnapshot>;
  text: TextSnapshot;
  orders: OrdersSnapshot;
}
