import type { FieldValues } from '../../../../domain/search/values';
import type { Numerals } from './numerals';
import type { PlaceWords } from './placeWords';

/** Words that mean values of a field: `elbil` is a car with the fuel electricity. */
export interface ValueWords extends FieldValues {
  words: readonly string[];
}

/** Orders that words ask for: `billig` puts the lowest price first. Names of the search service's orders. */
export type WordOrder = 'price_asc' | 'price_desc' | 'mileage_asc' | 'year_desc' | 'power_desc';

/** What a number counts. */
export type AmountKind =
  | 'price'
  | 'month'
  | 'km'
  | 'mil'
  | 'miles'
  | 'power'
  | 'seats'
  | 'doors'
  | 'year'
  | 'mileage'
  | 'range'
  /** Of the engine. */
  | 'litres'
  /** Seconds to a speed, or the speed. */
  | 'acceleration';

/** What a language says of a number: which side of it is meant, and what it counts. */
export interface AmountWords {
  /** Before a number: at most. */
  upTo: readonly string[];
  /** Before a number: at least. */
  from: readonly string[];
  /** Before a year: later than. */
  after: readonly string[];
  /** Before a year: earlier than. */
  before: readonly string[];
  /** Between two numbers. */
  to: readonly string[];
  /** Behind a number: or more, or less. */
  orMore: readonly string[];
  orLess: readonly string[];
  /** Behind a number: thousands. */
  thousands: readonly string[];
  /** Behind a number: what it counts. */
  units: Partial<Record<AmountKind, readonly string[]>>;
  /** Before a number, or before what stands before it: what it counts. */
  topics: Partial<Record<AmountKind, readonly string[]>>;
  /** Behind a distance: it is how far a car goes without being charged. */
  ofRange: readonly string[];
}

/** What a language knows of the words of those who search for cars. Case and diacritics do not count. */
export interface SearchWords {
  /** Words that say nothing of the car that is wanted. */
  ignored: readonly string[];
  /** Before what is not wanted. */
  negations: readonly string[];
  /** Those of them that also stand behind it, where nothing follows: `diesel not`. */
  lateNegations: readonly string[];
  /** Behind what is not wanted, as an answer to it: `diesel no thanks`. */
  refusals: readonly string[];
  /** Behind what is wanted, as an answer to it: `diesel no petrol yes`. */
  assents: readonly string[];
  /** Between two things that are both wanted, or both not. */
  joins: readonly string[];
  /** What visitors ask for and cars cannot be searched by: it is told that it was not understood. */
  unfiltered: readonly string[];
  /** Endings of makes: `no teslas`, `ei audia`. */
  nameEndings: readonly string[];
  places: PlaceWords;
  numerals: Numerals;
  values: readonly ValueWords[];
  orders: Partial<Record<WordOrder, readonly string[]>>;
  amounts: AmountWords;
}
