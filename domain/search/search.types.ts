/** A value of a facet and how many cars have it. */
export interface FacetValue {
  text: string;
  count: number;
  children?: readonly FacetValue[];
}

/** A facet in the answer of the search service; free text is matched with its values. */
export type Facet =
  | { name: string; type: 'value'; values: readonly FacetValue[] }
  | { name: string; type: 'histogram'; max: number | null };

/** Lower and upper bound, null when it is open. */
export type Bounds = readonly [from: number | null, to: number | null];

/** A facet value that a visitor has named in free text; in a hierarchy with the levels above it. */
export interface NamedValue {
  /** Name of the facet; in a hierarchy the levels down to the value, such as `car_brand>car_model`. */
  facet: string;
  /** Texts of the levels, such as `['Volvo', 'XC60']`. */
  levels: readonly string[];
}

/** Language, currency and units of a market. */
export interface SearchMarket {
  /** ISO 639-1. */
  language: string;
  /** ISO 4217. */
  currency: string;
  /** Unit of the market's mileage: a Swedish mil is 10 km. */
  mileageUnit: 'mil' | 'km' | 'miles';
}
