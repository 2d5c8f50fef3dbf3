import { judgeArm, type ArmVerdict } from '../../../domain/variants/judgeTest';
import { ORIGINAL_VARIANT, type VariantEvent } from '../../../domain/variants/variant.types';
import { variantTexts } from './variantTexts';
import type { PageVariant, VariantResult } from './variantsApi';

/** A row of the results: a variant or the page itself, with its counts and verdict. */
export interface JudgedArm extends Partial<ArmVerdict> {
  id: string;
  name: string;
  views: number;
  visits: number;
  conversions: number;
}

/** Counts the events of the page and all variants of a test, with verdicts, or of a single variant for an audience. */
export function judgeArms(
  results: readonly VariantResult[],
  variant: PageVariant,
  allVariants: readonly PageVariant[],
  nowMs: number,
): JudgedArm[] {
  const { rule } = variant;
  const testId = rule.kind === 'test' ? rule.testId : '';
  const goals: readonly VariantEvent[] =
    rule.kind === 'test' ? [rule.goal.event] : ['enquiry', 'booking'];
  const sumEvents = (variantId: string, events: readonly VariantEvent[]) =>
    results
      .filter((result) => result.testId === testId && result.variantId === variantId)
      .filter(({ event }) => events.some((goalEvent) => goalEvent === event))
      .reduce((sum, result) => sum + result.count, 0);
  const toArm = ({ id, name }: Pick<PageVariant, 'id' | 'name'>): JudgedArm => {
    const visits = sumEvents(id, ['visit']);
    const conversions = sumEvents(id, goals);
    return {
      id,
      name,
      visits,
      conversions,
      views: sumEvents(id, ['exposure']),
      ratePercent: visits === 0 ? undefined : (conversions / visits) * 100,
    };
  };
  if (rule.kind !== 'test') return [toArm(variant)];
  const original = toArm({ id: ORIGINAL_VARIANT, name: variantTexts.original });
  const arms = allVariants
    .filter((candidate) => candidate.rule.kind === 'test' && candidate.rule.testId === testId)
    .map(toArm);
  const isOver = variant.until ? Date.parse(variant.until) <= nowMs && !variant.stoppedAt : false;
  const judgeOne = (arm: JudgedArm) =>
    judgeArm(original, arm, { comparisons: arms.length, isOver });
  return [original, ...arms.map((arm) => ({ ...arm, ...judgeOne(arm) }))];
}
