/** A value of a facet and how many cars have it. */
export interface FacetValue {
  text: string;
  count: number;
  children?: readonly FacetValue[];
}

/** A facet as the search service answers it: what words are compared with. */
export type Facet =
  | { name: string; type: 'value'; values: readonly FacetValue[] }
  | { name: string; type: 'histogram'; max: number | null };

/** Lower and upper bound, null where it is open. */
export type Bounds = readonly [from: number | null, to: number | null];

/** A value of a facet that a visitor has named; the values above it in a hierarchy come first. */
export interface NamedValue {
  /** Name of the facet; of a hierarchy the levels down to the value, such as `car_brand>car_model`. */
  facet: string;
  /** Texts of the levels, such as `['Volvo', 'XC60']`. */
  levels: readonly string[];
}

/** How a site counts, and the language that its visitor reads. */
export interface SearchMarket {
  /** ISO 639-1. */
  language: string;
  /** ISO 4217. */
  currency: string;
  /** What the mileage of its cars counts: a Swedish mil is 10 km. */
  mileageUnit: 'mil' | 'km' | 'miles';
}
