import { judgeArm, type ArmVerdict } from '../../../domain/variants/judgeTest';
import { originalVariant, type VariantEvent } from '../../../domain/variants/variant.types';
import { variantTexts } from './variantTexts';
import type { PageVariant, VariantResult } from './variantsApi';

/** A row of the results. */
export interface JudgedArm extends Partial<ArmVerdict> {
  id: string;
  name: string;
  views: number;
  visits: number;
  conversions: number;
}

/** The page itself and the variants of a test, or a variant for an audience alone, with what was counted. */
export function judgedArms(
  results: readonly VariantResult[],
  variant: PageVariant,
  all: readonly PageVariant[],
  nowMs: number,
): JudgedArm[] {
  const { rule } = variant;
  const testId = rule.kind === 'test' ? rule.testId : '';
  const goals: readonly VariantEvent[] =
    rule.kind === 'test' ? [rule.goal.event] : ['enquiry', 'booking'];
  const count = (variantId: string, events: readonly VariantEvent[]) =>
    results
      .filter((one) => one.testId === testId && one.variantId === variantId)
      .filter(({ event }) => events.some((wanted) => wanted === event))
      .reduce((sum, one) => sum + one.count, 0);
  const armOf = ({ id, name }: Pick<PageVariant, 'id' | 'name'>): JudgedArm => {
    const visits = count(id, ['visit']);
    const conversions = count(id, goals);
    return {
      ...{ id, name, visits, conversions },
      views: count(id, ['exposure']),
      ratePercent: visits === 0 ? undefined : (conversions / visits) * 100,
    };
  };
  if (rule.kind !== 'test') return [armOf(variant)];
  const original = armOf({ id: originalVariant, name: variantTexts.original });
  const arms = all
    .filter((one) => one.rule.kind === 'test' && one.rule.testId === testId)
    .map(armOf);
  const isOver = variant.until ? Date.parse(variant.until) <= nowMs && !variant.stoppedAt : false;
  const judge = (arm: JudgedArm) => judgeArm(original, arm, { comparisons: arms.length, isOver });
  return [original, ...arms.map((arm) => ({ ...arm, ...judge(arm) }))];
}
