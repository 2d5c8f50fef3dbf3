/** What a test has shown, judged as two proportions are. */

/** One arm of a test. */
export interface TestArm {
  /** Visits in which the page was seen. */
  visits: number;
  /** Visits that reached the goal. */
  conversions: number;
}

/** Below so many visits in an arm nothing is said. */
export const minVisits = 100;
/** Nor below so many conversions in all of two arms: the normal curve fits badly there. */
export const minConversions = 20;

const maxChance = 0.05;

export interface ArmVerdict {
  /** Visits of a hundred that reached the goal; undefined without visits. */
  ratePercent?: number;
  /** How much better than the original, in percent of its rate; undefined without one. */
  upliftPercent?: number;
  /** Two-sided: how often chance alone gives as large a difference; undefined while too little is known. */
  chance?: number;
  verdict: 'running' | 'tooLittle' | 'noDifference' | 'better' | 'worse';
}

/**
 * Judges an arm against the original by the two-proportion z-test.
 * @param comparisons how many variants are compared with the same original: each has to be so much
 *   surer (Bonferroni)
 * @param isOver whether the test ran to its planned end. Before that nothing is judged: stopping on
 *   the first good day finds differences where there are none.
 */
export function judgeArm(
  original: TestArm,
  arm: TestArm,
  { comparisons, isOver }: { comparisons: number; isOver: boolean },
): ArmVerdict {
  const originalRate = rateOf(original);
  const rate = rateOf(arm);
  const ratePercent = rate === undefined ? undefined : rate * 100;
  const upliftPercent =
    rate === undefined || !originalRate ? undefined : (rate / originalRate - 1) * 100;
  const rates = { ratePercent, upliftPercent };
  if (!isOver) return { ...rates, verdict: 'running' };
  const isLittle =
    Math.min(original.visits, arm.visits) < minVisits ||
    original.conversions + arm.conversions < minConversions;
  if (isLittle || rate === undefined || originalRate === undefined) {
    return { ...rates, verdict: 'tooLittle' };
  }
  const chance = chanceOf(original, arm);
  if (chance * comparisons >= maxChance) return { ...rates, chance, verdict: 'noDifference' };
  return { ...rates, chance, verdict: rate > originalRate ? 'better' : 'worse' };
}

const rateOf = ({ visits, conversions }: TestArm) =>
  visits === 0 ? undefined : Math.min(1, conversions / visits);

/** How often two equal arms differ by as much, in either direction. */
export function chanceOf(original: TestArm, arm: TestArm): number {
  const [a, b] = [rateOf(original) ?? 0, rateOf(arm) ?? 0];
  const pooled = (a * original.visits + b * arm.visits) / (original.visits + arm.visits);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / original.visits + 1 / arm.visits));
  if (deviation === 0) return 1;
  return 2 * (1 - normal(Math.abs(b - a) / deviation));
}

/** The standard normal distribution up to z ≥ 0 (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const coefficients = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = coefficients.reduceRight((inner, coefficient) => (inner + coefficient) * t, 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
