import type { FieldValues } from '../../../../domain/search/values';
import type { Numerals } from './numerals';
import type { PlaceWords } from './placeWords';

/** Words that mean values of a field: `elbil` means cars with the fuel electricity. */
export interface ValueWords extends FieldValues {
  words: readonly string[];
}

/** Sort orders that words request, by the search service's names: `billig` puts the lowest price first. */
export type WordOrder = 'price_asc' | 'price_desc' | 'mileage_asc' | 'year_desc' | 'power_desc';

/** The kinds of things that a number can count. */
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
  /** Size of the engine. */
  | 'litres'
  /** Seconds to a speed, or the speed. */
  | 'acceleration';

/** Words around a number: which bound is meant, and what the number counts. */
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
  /** After a number: what it counts. */
  units: Partial<Record<AmountKind, readonly string[]>>;
  /** Before a number, or before the words in front of it: what the number counts. */
  topics: Partial<Record<AmountKind, readonly string[]>>;
  /** After a distance: it is the range of an electric car. */
  ofRange: readonly string[];
}

/** Words of a language that people use to search for cars. Case and diacritics do not count. */
export interface SearchWords {
  /** Words that do not restrict the search. */
  ignored: readonly string[];
  /** Words before something to exclude. */
  negations: readonly string[];
  /** Negations that can also follow what they exclude, at the end: `diesel not`. */
  trailingNegations: readonly string[];
  /** Answers after something to exclude: `diesel no thanks`. */
  refusals: readonly string[];
  /** Answers after something to include: `diesel no petrol yes`. */
  assents: readonly string[];
  /** Words between two values that are both included, or both excluded. */
  conjunctions: readonly string[];
  /** Wishes that no filter exists for; visitors see that they were not understood. */
  unsupportedWishes: readonly string[];
  /** Inflectional endings of makes: `no teslas`, `ei audia`. */
  nameEndings: readonly string[];
  places: PlaceWords;
  numerals: Numerals;
  values: readonly ValueWords[];
  orders: Partial<Record<WordOrder, readonly string[]>>;
  amounts: AmountWords;
}
