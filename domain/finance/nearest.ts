/** The entry whose value is nearest to the wanted one; of two as near the smaller. */
export function nearest<Entry>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => number,
  wanted: number,
): Entry | undefined {
  const isNearer = (one: Entry, other: Entry): boolean => {
    const distance = Math.abs(valueOf(one) - wanted) - Math.abs(valueOf(other) - wanted);
    return distance < 0 || (distance === 0 && valueOf(one) < valueOf(other));
  };
  return entries.reduce<Entry | undefined>(
    (best, entry) => (best === undefined || isNearer(entry, best) ? entry : best),
    undefined,
  );
}
