/** A value of a field as indexes may write it, in any language of a market; those that an index lacks do no harm. */
export interface FieldValues {
  field: string;
  values: readonly string[];
}

const of =
  (field: string) =>
  (...values: string[]): FieldValues => ({ field, values });

const fuelOf = of('car_fuel');
const bodyOf = of('car_body');
const driveOf = of('car_drive');
const conditionOf = of('car_condition');
const colourOf = of('car_color');

export const fuel = {
  electric: fuelOf('Electric', 'El', 'Elektrisk', 'Elektrisitet', 'Elektrina', 'Elektro', 'Sähkö'),
  plugIn: fuelOf('Plug-in hybrid', 'Laddhybrid', 'Ladbar hybrid', 'Ladattava hybridi'),
  hybrid: fuelOf('Hybrid', 'Elhybrid', 'Hybridi'),
  petrol: fuelOf('Petrol', 'Bensin', 'Benzín', 'Bensiini'),
  diesel: fuelOf('Diesel', 'Nafta'),
} as const;

/** Who says hybrid and no more means each kind. */
export const anyHybrid = fuelOf(...fuel.hybrid.values, ...fuel.plugIn.values);

export const body = {
  hatchback: bodyOf('Hatchback', 'Halvkombi', 'Kombi 5-dørs', 'Viistoperä'),
  estate: bodyOf('Estate', 'Kombi', 'Stasjonsvogn', 'Farmari'),
  saloon: bodyOf('Saloon', 'Sedan'),
  suv: bodyOf('SUV', 'Katumaasturi'),
  coupeSuv: bodyOf('Coupé SUV', 'Coupe SUV', 'SUV-kupé', 'SUV kupé', 'Coupé-katumaasturi'),
  city: bodyOf('City car', 'Småbil', 'Mestské auto', 'Pikkuauto'),
  mpv: bodyOf('MPV', 'Familjebuss', 'Flerbruksbil', 'Tila-auto'),
  van: bodyOf('Van', 'Transportbil', 'Varebil', 'Dodávka', 'Pakettiauto'),
  pickup: bodyOf('Pickup', 'Avolava'),
} as const;

const together = (...parts: FieldValues[]): FieldValues =>
  bodyOf(...parts.flatMap(({ values }) => values));

/** Bodies that a family looks at, and those that are easy to park. */
export const bodies = {
  family: together(body.estate, body.mpv, body.suv),
  small: together(body.city, body.hatchback),
} as const;

export const gearbox = {
  automatic: of('car_gearbox')('Automatic', 'Automat', 'Automaatti'),
  manual: of('car_gearbox')('Manual', 'Manuell', 'Manuál', 'Manuaali'),
} as const;

export const drive = {
  front: driveOf('Front-wheel drive', 'Framhjulsdrift', 'Forhjulstrekk', 'Predný pohon', 'Etuveto'),
  rear: driveOf('Rear-wheel drive', 'Bakhjulsdrift', 'Bakhjulstrekk', 'Zadný pohon', 'Takaveto'),
  all: driveOf('All-wheel drive', 'Fyrhjulsdrift', 'Firehjulstrekk', 'Pohon 4×4', 'Neliveto'),
} as const;

export const condition = {
  fresh: conditionOf('New', 'Ny', 'Nové', 'Uusi'),
  used: conditionOf('Used', 'Begagnad', 'Brukt', 'Jazdené', 'Käytetty'),
  demo: conditionOf('Ex-demonstrator', 'Demobil', 'Predvádzacie', 'Esittelyauto'),
  toOrder: conditionOf(
    'To order',
    'Beställningsbil',
    'Bestillingsbil',
    'Na objednávku',
    'Tilausauto',
  ),
} as const;

export const colour = {
  white: colourOf('White', 'Vit', 'Hvit', 'Biela', 'Valkoinen'),
  black: colourOf('Black', 'Svart', 'Čierna', 'Musta'),
  grey: colourOf('Grey', 'Grå', 'Sivá', 'Harmaa'),
  silver: colourOf('Silver', 'Sølv', 'Strieborná', 'Hopea'),
  blue: colourOf('Blue', 'Blå', 'Modrá', 'Sininen'),
  red: colourOf('Red', 'Röd', 'Rød', 'Červená', 'Punainen'),
  green: colourOf('Green', 'Grön', 'Grønn', 'Zelená', 'Vihreä'),
  beige: colourOf('Beige', 'Béžová'),
  orange: colourOf('Orange', 'Oransje', 'Oranžová', 'Oranssi'),
  teal: colourOf('Teal', 'Turkos', 'Turkis', 'Tyrkysová', 'Turkoosi'),
} as const;

export const commercial: FieldValues = { field: 'car_vehicle_type_code', values: ['LCV'] };

export const doors = (count: number): FieldValues => ({
  field: 'car_doors',
  values: [String(count)],
});

export const seats = (count: number): FieldValues => ({
  field: 'car_seats',
  values: [String(count)],
});
