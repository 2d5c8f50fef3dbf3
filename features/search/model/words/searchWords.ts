import type { FieldValues } from '../../../../domain/search/values';
import type { Numerals } from './numerals';
import type { PlaceWords } from './placeWords';

/** Words that mean values of a field: `elbil` means cars whose fuel is electricity. */
export interface ValueWords extends FieldValues {
  words: readonly string[];
}

/** Sort orders that words request, by the search service's names: `billig` requests `price_asc`. */
export type WordOrder = 'price_asc' | 'price_desc' | 'mileage_asc' | 'year_desc' | 'power_desc';

/** What an amount can measure. */
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
  /** Engine size. */
  | 'litres'
  /** Seconds to reach a speed, or the speed. */
  | 'acceleration';

/** Words around a number that say which bound it is, and what it measures. */
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
  /** After a number: or more. */
  orMore: readonly string[];
  /** After a number: or less. */
  orLess: readonly string[];
  /** After a number: thousands. */
  thousands: readonly string[];
  /** After a number: what it measures. */
  units: Partial<Record<AmountKind, readonly string[]>>;
  /** Before a number and the words of its bound: what it measures, as in `price under 5000`. */
  topics: Partial<Record<AmountKind, readonly string[]>>;
  /** After a distance: it is the range of an electric car. */
  ofRange: readonly string[];
}

/** Words of a language that visitors use to search for cars. Case and diacritics are ignored. */
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
