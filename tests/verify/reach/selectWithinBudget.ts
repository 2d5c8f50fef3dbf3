import type { ReachMap } from './reach.types';
import { specFile } from './reachMap';

export interface BudgetedSelection {
  chosen: readonly string[];
  /** Tests that the change also affects but that would take too long. */
  omitted: readonly string[];
}

/**
 * Selects as many browser tests as the time allows, at least one. Tests without a recorded time are new or
 * changed, and are always selected.
 * @param specs paths of test files, most important first
 * @param maxSeconds maximum total of the recorded times
 */
export function selectWithinBudget(
  specs: readonly string[],
  map: ReachMap,
  maxSeconds: number,
): BudgetedSelection {
  const seconds = new Map(
    Object.entries(map).map(([spec, reach]) => [specFile(spec), reach.seconds]),
  );
  const chosen: string[] = [];
  const omitted: string[] = [];
  let remaining = maxSeconds;
  for (const spec of specs) {
    const specSeconds = seconds.get(spec) ?? 0;
    if (specSeconds <= remaining || chosen.length === 0) {
      chosen.push(spec);
      remaining -= specSeconds;
    } else omitted.push(spec);
  }
  return { chosen, omitted };
}
