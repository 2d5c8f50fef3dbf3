import { condition } from '../../../../domain/search/values';
import type { CarFacet } from '../../../../domain/search/carSearch';

const flagField = 'car_is_used';
const conditionFacet = 'car_condition';

/**
 * Replaces the filter `car_is_used`, which links use, with the conditions that visitors can choose. It
 * remains if a condition is chosen as well, or if the stock has no matching condition.
 */
export function normaliseCondition(
  values: Readonly<Record<string, readonly string[]>>,
  facets: readonly CarFacet[],
): Readonly<Record<string, readonly string[]>> {
  const { [flagField]: flags = [], [conditionFacet]: chosen = [], ...otherValues } = values;
  const [isUsed] = flags;
  if (flags.length !== 1 || chosen.length > 0 || !['true', 'false'].includes(isUsed ?? '')) {
    return values;
  }
  const facet = facets.find(({ name }) => name === conditionFacet);
  const texts = facet?.type === 'value' ? facet.values.map(({ text }) => text) : [];
  const usedConditions: readonly string[] = condition.used.values;
  if (!texts.some((text) => usedConditions.includes(text))) return values;
  const matching = texts.filter((text) => usedConditions.includes(text) === (isUsed === 'true'));
  return matching.length > 0 ? { ...otherValues, [conditionFacet]: matching } : values;
}
