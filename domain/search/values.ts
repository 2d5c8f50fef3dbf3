/** The values of a field that mean the same, in the languages of all markets; an index may lack some. */
export interface FieldValues {
  field: string;
  values: readonly string[];
}

const valuesOfField =
  (field: string) =>
  (...values: string[]): FieldValues => ({ field, values });

const fuelValues = valuesOfField('car_fuel');
const bodyValues = valuesOfField('car_body');
const driveValues = valuesOfField('car_drive');
const conditionValues = valuesOfField('car_condition');
const colourValues = valuesOfField('car_color');

export const fuel = {
  electric: fuelValues(
    'Electric',
    'El',
    'Elektrisk',
    'Elektrisitet',
    'Elektrina',
    'Elektro',
    'Sähkö',
  ),
  plugIn: fuelValues('Plug-in hybrid', 'Laddhybrid', 'Ladbar hybrid', 'Ladattava hybridi'),
  hybrid: fuelValues('Hybrid', 'Elhybrid', 'Hybridi'),
  petrol: fuelValues('Petrol', 'Bensin', 'Benzín', 'Bensiini'),
  diesel: fuelValues('Diesel', 'Nafta'),
} as const;

/** A visitor who says only "hybrid" means every kind of hybrid. */
export const anyHybrid = fuelValues(...fuel.hybrid.values, ...fuel.plugIn.values);

export const body = {
  hatchback: bodyValues('Hatchback', 'Halvkombi', 'Kombi 5-dørs', 'Viistoperä'),
  estate: bodyValues('Estate', 'Kombi', 'Stasjonsvogn', 'Farmari'),
  saloon: bodyValues('Saloon', 'Sedan'),
  suv: bodyValues('SUV', 'Katumaasturi'),
  coupeSuv: bodyValues('Coupé SUV', 'Coupe SUV', 'SUV-kupé', 'SUV kupé', 'Coupé-katumaasturi'),
  city: bodyValues('City car', 'Småbil', 'Mestské auto', 'Pikkuauto'),
  mpv: bodyValues('MPV', 'Familjebuss', 'Flerbruksbil', 'Tila-auto'),
  van: bodyValues('Van', 'Transportbil', 'Varebil', 'Dodávka', 'Pakettiauto'),
  pickup: bodyValues('Pickup', 'Avolava'),
} as const;

const combineBodies = (...groups: FieldValues[]): FieldValues =>
  bodyValues(...groups.flatMap(({ values }) => values));

/** Groups of bodies: those that suit a family, and those that are easy to park. */
export const bodies = {
  family: combineBodies(body.estate, body.mpv, body.suv),
  small: combineBodies(body.city, body.hatchback),
} as const;

export const gearbox = {
  automatic: valuesOfField('car_gearbox')('Automatic', 'Automat', 'Automaatti'),
  manual: valuesOfField('car_gearbox')('Manual', 'Manuell', 'Manuál', 'Manuaali'),
} as const;

export const drive = {
  front: driveValues(
    'Front-wheel drive',
    'Framhjulsdrift',
    'Forhjulstrekk',
    'Predný pohon',
    'Etuveto',
  ),
  rear: driveValues(
    'Rear-wheel drive',
    'Bakhjulsdrift',
    'Bakhjulstrekk',
    'Zadný pohon',
    'Takaveto',
  ),
  all: driveValues('All-wheel drive', 'Fyrhjulsdrift', 'Firehjulstrekk', 'Pohon 4×4', 'Neliveto'),
} as const;

export const condition = {
  fresh: conditionValues('New', 'Ny', 'Nové', 'Uusi'),
  used: conditionValues('Used', 'Begagnad', 'Brukt', 'Jazdené', 'Käytetty'),
  demo: conditionValues('Ex-demonstrator', 'Demobil', 'Predvádzacie', 'Esittelyauto'),
  toOrder: conditionValues(
    'To order',
    'Beställningsbil',
    'Bestillingsbil',
    'Na objednávku',
    'Tilausauto',
  ),
} as const;

export const colour = {
  white: colourValues('White', 'Vit', 'Hvit', 'Biela', 'Valkoinen'),
  black: colourValues('Black', 'Svart', 'Čierna', 'Musta'),
  grey: colourValues('Grey', 'Grå', 'Sivá', 'Harmaa'),
  silver: colourValues('Silver', 'Sølv', 'Strieborná', 'Hopea'),
  blue: colourValues('Blue', 'Blå', 'Modrá', 'Sininen'),
  red: colourValues('Red', 'Röd', 'Rød', 'Červená', 'Punainen'),
  green: colourValues('Green', 'Grön', 'Grønn', 'Zelená', 'Vihreä'),
  beige: colourValues('Beige', 'Béžová'),
  orange: colourValues('Orange', 'Oransje', 'Oranžová', 'Oranssi'),
  teal: colourValues('Teal', 'Turkos', 'Turkis', 'Tyrkysová', 'Turkoosi'),
} as const;

export const commercial: FieldValues = { field: 'car_vehicle_type_code', values: ['LCV'] };

/** Cars with this number of doors. */
export const doors = (count: number): FieldValues => ({
  field: 'car_doors',
  values: [String(count)],
});

/** Cars with this number of seats. */
export const seats = (count: number): FieldValues => ({
  field: 'car_seats',
  values: [String(count)],
});
