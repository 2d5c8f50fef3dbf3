import type { CarFacet } from '../../../../domain/search/carSearch';
import { valueFacets } from './carFacets';

/** Minimum number of consecutive numbers that are shown as a range. */
const MIN_RANGE_LENGTH = 3;

/**
 * A run of chosen numbers as a range, such as `2020–2026`; undefined if a number between them exists but is not
 * chosen, and for facets whose values are not numbers.
 */
export function numberRange(
  name: string,
  chosenValues: readonly string[],
  facets: readonly CarFacet[],
): string | undefined {
  const isNumeric = valueFacets.some((facet) => facet.name === name && facet.hasNumbers);
  if (!isNumeric || chosenValues.length < MIN_RANGE_LENGTH) return undefined;
  const numbers = chosenValues.map(Number);
  // Addresses may contain values that are not numbers.
  if (!numbers.every(Number.isSafeInteger)) return undefined;
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const facet = facets.find((candidate) => candidate.name === name);
  const texts = facet?.type === 'value' ? facet.values.map(({ text }) => text) : [];
  const isComplete = texts.every(
    (text) => Number(text) < first || Number(text) > last || chosenValues.includes(text),
  );
  return isComplete ? `${first}–${last}` : undefined;
}
