/** Evaluates a test by comparing two proportions. */

/** One arm of a test. */
export interface TestArm {
  /** Visits with a view of the page. */
  visits: number;
  /** Visits that reached the goal. */
  conversions: number;
}

/** Minimum number of visits per arm for a verdict. */
export const MIN_VISITS = 100;
/** Minimum number of conversions in two arms together: with fewer, the normal approximation is poor. */
export const MIN_CONVERSIONS = 20;

const MAX_P_VALUE = 0.05;

/** Result of one variant of a test. */
export interface ArmVerdict {
  /** Share of the visits that reached the goal, in percent; undefined without visits. */
  ratePercent?: number;
  /** Difference from the original's rate, in percent of that rate; undefined if that rate is unknown or 0. */
  upliftPercent?: number;
  /**
   * Two-sided p-value: how often chance alone would give a difference this large; undefined while there is
   * too little data.
   */
  chance?: number;
  verdict: 'running' | 'tooLittle' | 'noDifference' | 'better' | 'worse';
}

/**
 * Compares an arm with the original by the two-proportion z-test.
 * @param comparisons number of variants that are compared with the same original; the significance level is
 * divided by it (Bonferroni)
 * @param isOver whether the test ran to its planned end. Before that there is no verdict: stopping at the
 * first good result finds differences where there are none.
 */
export function judgeArm(
  original: TestArm,
  arm: TestArm,
  { comparisons, isOver }: { comparisons: number; isOver: boolean },
): ArmVerdict {
  const originalRate = conversionRate(original);
  const rate = conversionRate(arm);
  const ratePercent = rate === undefined ? undefined : rate * 100;
  const upliftPercent =
    rate === undefined || !originalRate ? undefined : (rate / originalRate - 1) * 100;
  const rates = { ratePercent, upliftPercent };
  if (!isOver) return { ...rates, verdict: 'running' };
  const isTooLittle =
    Math.min(original.visits, arm.visits) < MIN_VISITS ||
    original.conversions + arm.conversions < MIN_CONVERSIONS;
  if (isTooLittle || rate === undefined || originalRate === undefined) {
    return { ...rates, verdict: 'tooLittle' };
  }
  const chance = twoSidedPValue(original, arm);
  if (chance * comparisons >= MAX_P_VALUE) return { ...rates, chance, verdict: 'noDifference' };
  return { ...rates, chance, verdict: rate > originalRate ? 'better' : 'worse' };
}

const conversionRate = ({ visits, conversions }: TestArm) =>
  visits === 0 ? undefined : Math.min(1, conversions / visits);

/** Two-sided p-value of the difference between two arms. */
export function twoSidedPValue(original: TestArm, arm: TestArm): number {
  const [a, b] = [conversionRate(original) ?? 0, conversionRate(arm) ?? 0];
  const pooled = (a * original.visits + b * arm.visits) / (original.visits + arm.visits);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / original.visits + 1 / arm.visits));
  if (deviation === 0) return 1;
  return 2 * (1 - normalCdf(Math.abs(b - a) / deviation));
}

/** The standard normal distribution up to z ≥ 0 (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const coefficients = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = coefficients.reduceRight((inner, coefficient) => (inner + coefficient) * t, 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
