import { Posting } from './Posting';

/** Bit that marks the length of a bitset, as opposed to a list. */
const BITSET_FLAG = 0x80000000;

/** Many postings in three arrays; serialising them one by one would take most of the time of a snapshot. */
export interface PackedPostings {
  /** Number of documents of each posting. */
  counts: Uint32Array;
  /** Number of words or slots of each posting, with the flag for bitsets. */
  lengths: Uint32Array;
  /** The numbers of all postings, one after another. */
  numbers: Uint32Array;
}

/** Packs postings in their order; undefined stands for a posting without documents. */
export function packPostings(postings: readonly (Posting | undefined)[]): PackedPostings {
  const snapshots = postings.map((posting) => posting?.toSnapshot());
  const total = snapshots.reduce((sum, snapshot) => sum + (snapshot?.numbers.length ?? 0), 0);
  const numbers = new Uint32Array(total);
  const counts = new Uint32Array(postings.length);
  const lengths = new Uint32Array(postings.length);
  let used = 0;
  for (const [index, snapshot] of snapshots.entries()) {
    if (!snapshot) continue;
    counts[index] = snapshot.count;
    lengths[index] = snapshot.numbers.length | (snapshot.isSet ? BITSET_FLAG : 0);
    numbers.set(snapshot.numbers, used);
    used += snapshot.numbers.length;
  }
  return { counts, lengths, numbers };
}

/** Unpacks postings; undefined for those without documents. They share the memory of the packed numbers. */
export function unpackPostings(packed: PackedPostings): (Posting | undefined)[] {
  let used = 0;
  return Array.from(packed.counts, (count, index) => {
    const flaggedLength = packed.lengths[index] ?? 0;
    const start = used;
    used += flaggedLength & ~BITSET_FLAG;
    if (count === 0) return undefined;
    const posting = new Posting();
    posting.restore({
      isSet: flaggedLength >= BITSET_FLAG,
      count,
      numbers: packed.numbers.subarray(start, used),
    });
    return posting;
  });
}
