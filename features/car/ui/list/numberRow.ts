import type { CarFacet } from '../../../../domain/search/carSearch';
import { valueFacets } from './carFacets';

/** Numbers from which on a row is told by its ends. */
const shortestRow = 3;

/**
 * The ends of a row of chosen numbers, such as `2020–2026`; undefined where a number between them that
 * cars have is not chosen, and for facets whose values are no numbers.
 */
export function numberRow(
  name: string,
  chosen: readonly string[],
  facets: readonly CarFacet[],
): string | undefined {
  const isNumbers = valueFacets.some((facet) => facet.name === name && facet.numbers);
  if (!isNumbers || chosen.length < shortestRow) return undefined;
  const numbers = chosen.map(Number);
  // An address may name values that are none.
  if (!numbers.every(Number.isSafeInteger)) return undefined;
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const facet = facets.find((known) => known.name === name);
  const known = facet?.type === 'value' ? facet.values.map(({ text }) => text) : [];
  const isWhole = known.every(
    (text) => Number(text) < first || Number(text) > last || chosen.includes(text),
  );
  return isWhole ? `${first}–${last}` : undefined;
}
