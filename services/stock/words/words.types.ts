import type { StockPhrases } from '../../../domain/stockTexts/words/phrases.types';

export type Fuel = 'Electric' | 'Plug-in hybrid' | 'Hybrid' | 'Petrol' | 'Diesel';
export type Body =
  'Hatchback' | 'Estate' | 'Saloon' | 'SUV' | 'Coupe SUV' | 'City car' | 'MPV' | 'Van' | 'Pickup';
export type Gearbox = 'Automatic' | 'Manual';
export type Drive = 'FWD' | 'RWD' | 'AWD';
export type Condition = 'new' | 'used' | 'demo' | 'sample';
export type Colour =
  'white' | 'black' | 'grey' | 'silver' | 'blue' | 'red' | 'green' | 'sand' | 'orange' | 'petrol';
type DepartmentKind = 'NewCars' | 'UsedCars' | 'Workshop' | 'Parts' | 'BodyWork';

/**
 * Sentence templates for car descriptions. Placeholders: `{car}` (make and model), `{version}`, `{year}`,
 * `{colour}`, `{power}`, `{mileage}`, `{range}`, `{seats}`, `{dealer}` and `{city}`. Values are in their
 * basic grammatical form.
 */
export interface Sentences {
  opening: Record<Condition, readonly string[]>;
  /** Sentences about the history of a used car; `claims` in cars/history.ts has the same order. */
  history: readonly string[];
  electric: readonly string[];
  plugin: readonly string[];
  combustion: readonly string[];
  cargo: readonly string[];
  family: readonly string[];
  small: readonly string[];
  closing: readonly string[];
  closingSample: readonly string[];
}

/** All texts of the stock in one language. */
export interface StockTexts extends StockPhrases {
  fuel: Record<Fuel, string>;
  body: Record<Body, string>;
  gearbox: Record<Gearbox, string>;
  drive: Record<Drive, string>;
  colour: Record<Colour, string>;
  condition: Record<Condition, string>;
  sentences: Sentences;
  weekdays: readonly [string, string, string, string, string, string, string];
  closed: string;
  christmasEve: string;
  publicHoliday: string;
  vacation: string;
  departments: Record<DepartmentKind, string>;
  titles: Record<DepartmentKind, readonly string[]>;
  firstNames: readonly string[];
  lastNames: readonly string[];
}
