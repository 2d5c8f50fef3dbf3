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

/**
 * Where a slider stands after a move: at the value nearest to the wanted one, or, where that would be no
 * move at all, at the next in its direction. Values that are not evenly spaced can all be reached so.
 */
export function towards(values: readonly number[], current: number, wanted: number): number {
  const closest = nearest(values, (value) => value, wanted) ?? wanted;
  if (closest !== current || wanted === current) return closest;
  const ahead = values.filter((value) => (wanted > current ? value > current : value < current));
  return nearest(ahead, (value) => value, current) ?? current;
}
