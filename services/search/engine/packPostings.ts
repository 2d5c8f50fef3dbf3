import { Posting } from './Posting';

/** Marks the length of a set of bits; that of a list has it not. */
const SET = 0x80000000;

/** Many postings in three runs of numbers; one by one they would take most of the time of a snapshot. */
export interface PackedPostings {
  /** Documents of each. */
  counts: Uint32Array;
  /** Numbers of each, and whether they are a set of bits. */
  lengths: Uint32Array;
  /** Those of all, one after another. */
  numbers: Uint32Array;
}

/** Packs postings in their order; undefined stands for one without documents. */
export function packPostings(postings: readonly (Posting | undefined)[]): PackedPostings {
  const snapshots = postings.map((posting) => posting?.toSnapshot());
  const total = snapshots.reduce((sum, snapshot) => sum + (snapshot?.numbers.length ?? 0), 0);
  const numbers = new Uint32Array(total);
  const counts = new Uint32Array(postings.length);
  const lengths = new Uint32Array(postings.length);
  let used = 0;
  for (const [at, snapshot] of snapshots.entries()) {
    if (!snapshot) continue;
    counts[at] = snapshot.count;
    lengths[at] = snapshot.numbers.length | (snapshot.isSet ? SET : 0);
    numbers.set(snapshot.numbers, used);
    used += snapshot.numbers.length;
  }
  return { counts, lengths, numbers };
}

/** The postings again; undefined where there were no documents. They share the memory of the numbers. */
export function unpackPostings(packed: PackedPostings): (Posting | undefined)[] {
  let used = 0;
  return Array.from(packed.counts, (count, at) => {
    const marked = packed.lengths[at] ?? 0;
    const from = used;
    used += marked & ~SET;
    if (count === 0) return undefined;
    const posting = new Posting();
    posting.restore({ isSet: marked >= SET, count, numbers: packed.numbers.subarray(from, used) });
    return posting;
  });
}
