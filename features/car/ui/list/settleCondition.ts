import { condition } from '../../../../domain/search/values';
import type { CarFacet } from '../../../../domain/search/carSearch';

const flag = 'car_is_used';
const facetName = 'car_condition';

/**
 * Values with the flag of used cars, which links name, as the conditions that visitors tick. The flag stays
 * where a condition is chosen besides it, or the stock has none that it could be.
 */
export function settleCondition(
  values: Readonly<Record<string, readonly string[]>>,
  facets: readonly CarFacet[],
): Readonly<Record<string, readonly string[]>> {
  const { [flag]: flags = [], [facetName]: chosen = [], ...others } = values;
  const [isUsed] = flags;
  if (flags.length !== 1 || chosen.length > 0 || !['true', 'false'].includes(isUsed ?? '')) {
    return values;
  }
  const facet = facets.find(({ name }) => name === facetName);
  const known = facet?.type === 'value' ? facet.values.map(({ text }) => text) : [];
  const used: readonly string[] = condition.used.values;
  if (!known.some((text) => used.includes(text))) return values;
  const meant = known.filter((text) => used.includes(text) === (isUsed === 'true'));
  return meant.length > 0 ? { ...others, [facetName]: meant } : values;
}
