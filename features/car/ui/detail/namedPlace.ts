import { findPlace } from '../../../map/ui/geocode/findPlace';
import type { Position } from '../../../../domain/geography/position';

/** The place that an address names. */
export interface NamedPlace {
  text: string;
  /** Absent where there is no such place. */
  position?: Position;
  /** What to call it; absent where it is the visitor's own position. */
  name?: string;
}

const longestText = 100;

/** Looks up the place that an address names in a country (ISO 3166-1 alpha-2); undefined where it names none. */
export async function namedPlace(
  given: string | null,
  country: string,
): Promise<NamedPlace | undefined> {
  const text = given?.replace(/\s+/g, ' ').trim().slice(0, longestText);
  if (!text) return undefined;
  const answer = await findPlace(text, country);
  return answer.kind === 'found' ? answer : { text };
}
