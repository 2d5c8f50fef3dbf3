import { findPlace } from '../../../map/ui/geocode/findPlace';
import type { Position } from '../../../../domain/geography/position';

/** The place in an address. */
export interface NamedPlace {
  text: string;
  /** Undefined if the place was not found. */
  position?: Position;
  /** Name of the place; undefined for the visitor's own position. */
  name?: string;
}

const MAX_TEXT_LENGTH = 100;

/** Looks up the place in an address, in a country (ISO 3166-1 alpha-2); undefined if the address has no place. */
export async function findNamedPlace(
  requested: string | null,
  country: string,
): Promise<NamedPlace | undefined> {
  const text = requested?.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);
  if (!text) return undefined;
  const answer = await findPlace(text, country);
  return answer.kind === 'found' ? answer : { text };
}
