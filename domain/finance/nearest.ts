/** The entry whose value is nearest to the target; of two equally near ones the smaller. */
export function nearest<Entry>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => number,
  target: number,
): Entry | undefined {
  const isNearer = (a: Entry, b: Entry): boolean => {
    const distance = Math.abs(valueOf(a) - target) - Math.abs(valueOf(b) - target);
    return distance < 0 || (distance === 0 && valueOf(a) < valueOf(b));
  };
  return entries.reduce<Entry | undefined>(
    (best, entry) => (best === undefined || isNearer(entry, best) ? entry : best),
    undefined,
  );
}

/**
 * The value of a slider after a move: the one nearest to the target or, if that is the current value, the
 * next one in the direction of the move. So values that are not evenly spaced can all be reached.
 */
export function nextSliderValue(
  values: readonly number[],
  current: number,
  target: number,
): number {
  const closest = nearest(values, (value) => value, target) ?? target;
  if (closest !== current || target === current) return closest;
  const candidates = values.filter((value) =>
    target > current ? value > current : value < current,
  );
  return nearest(candidates, (value) => value, current) ?? current;
}
