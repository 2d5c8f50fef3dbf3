export type Fuel = 'Electric' | 'Plug-in hybrid' | 'Hybrid' | 'Petrol' | 'Diesel';
export type Body =
  'Hatchback' | 'Estate' | 'Saloon' | 'SUV' | 'Coupe SUV' | 'City car' | 'MPV' | 'Van' | 'Pickup';
export type Gearbox = 'Automatic' | 'Manual';
export type Drive = 'FWD' | 'RWD' | 'AWD';
export type Condition = 'new' | 'used' | 'demo' | 'sample';
export type Colour =
  'white' | 'black' | 'grey' | 'silver' | 'blue' | 'red' | 'green' | 'sand' | 'orange' | 'petrol';
export type DepartmentKind = 'NewCars' | 'UsedCars' | 'Workshop' | 'Parts' | 'BodyWork';

/**
 * Sentences of descriptions. `{car}` is brand and model, `{version}`, `{year}`, `{colour}`, `{power}`,
 * `{mileage}`, `{range}`, `{seats}`, `{dealer}` and `{city}` are the car's own, in their basic form.
 */
export interface Sentences {
  opening: Record<Condition, readonly string[]>;
  /** What a used car has been through. */
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

/** A means of payment in words. `{monthly}`, `{months}`, `{rate}`, `{price}` … are filled in. */
interface OfferWords {
  title: string;
  description: string;
  disclaimer: string;
}

/** Everything that the stock says in a language. */
export interface StockWords {
  fuel: Record<Fuel, string>;
  body: Record<Body, string>;
  gearbox: Record<Gearbox, string>;
  drive: Record<Drive, string>;
  colour: Record<Colour, string>;
  condition: Record<Condition, string>;
  priceTitle: { price: string; campaign: string; from: string; withoutVat: string; ask: string };
  priceOnRequest: string;
  campaigns: { price: string; loan: string; privateLeasing: string; companyLeasing: string };
  /** Units as they follow a number. */
  unit: {
    mileage: string;
    horsepower: string;
    perMonth: string;
    perYear: string;
    months: string;
    consumption: string;
    minutes: string;
    hours: string;
    litres: string;
    cubicMetres: string;
    range: string;
  };
  /** Stands before the acceleration in seconds. */
  acceleration: string;
  withPackage: string;
  legacyConnectivity: string;
  loan: OfferWords;
  companyLeasing: OfferWords & { sales: string };
  privateLeasing: OfferWords & { sales: string };
  fee: { start: string; invoice: string };
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
