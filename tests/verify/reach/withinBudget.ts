import type { ReachMap } from './reach.types';
import { specFile } from './reachMap';

export interface Budgeted {
  chosen: readonly string[];
  /** That the change reaches too, and that would take too long. */
  leftOut: readonly string[];
}

/**
 * As many browser tests as there is time for, the first ones first, and one in any case. Those that the map does not know the
 * time of have changed themselves, or are new: they are asked.
 * @param specs paths of test files, the most important first
 * @param maxSeconds that their tests may take together, as they took when they were recorded
 */
export function withinBudget(
  specs: readonly string[],
  map: ReachMap,
  maxSeconds: number,
): Budgeted {
  const seconds = new Map(
    Object.entries(map).map(([spec, reach]) => [specFile(spec), reach.seconds]),
  );
  const chosen: string[] = [];
  const leftOut: string[] = [];
  let left = maxSeconds;
  for (const spec of specs) {
    const takes = seconds.get(spec) ?? 0;
    if (takes <= left || chosen.length === 0) {
      chosen.push(spec);
      left -= takes;
    } else leftOut.push(spec);
  }
  return { chosen, leftOut };
}
