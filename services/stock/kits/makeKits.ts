import { lookOf } from '../../media/looks';
import type { Kit } from '../../../domain/documents/kit.types';
import { slugify } from '../cars/slug';
import { models, type Model } from '../models';
import { readTable } from '../readTable';

const rows = readTable<
  'code' | 'category' | 'subcategories' | 'name' | 'description' | 'price' | 'hours' | 'fits'
>('kits/kits.csv');

type Row = (typeof rows)[number];

/** Every fifth kit has no picture of its own, and the page shows a stand-in. */
const WITHOUT_PICTURE = 5;
const DISCONTINUED = 23;

/** Where a kit of a category is of use. */
const pictures: Readonly<Record<string, string>> = {
  Vetolaitteet: 'scenes/lake-road',
  Kuljetus: 'scenes/forest-track',
  Lataus: 'scenes/charging-day',
  Renkaat: 'scenes/wheel-racks',
  Lämmitys: 'scenes/winter',
  Sisätilat: 'interiors/suv-dark-seats',
  Tavaratila: 'interiors/suv-dark-boot',
  Turvallisuus: 'scenes/street-small',
  Valot: 'scenes/fjord-detail',
  Lava: 'scenes/forest-track-detail',
};

/** Models of a make with a body that the kit is for. */
const modelsFor = (row: Row, make: string): Model[] => {
  const bodies = row.fits.split(' ');
  const fitting = models.filter(
    ({ brand, look }) => brand.name === make && bodies.includes(lookOf(look).cabin),
  );
  return fitting.filter(
    ({ model }, at) => fitting.findIndex((other) => other.model === model) === at,
  );
};

/** Larger cars cost more to equip. */
const priceOf = (row: Row, [model]: readonly Model[]): number =>
  Math.round(Number(row.price) * (model?.brand.segment === 'premium' ? 1.18 : 1)) - 0.1;

function makeKit(row: Row, make: string, fitting: readonly Model[], at: number, year: number): Kit {
  const makeCode = slugify(make).slice(0, 4).toUpperCase();
  const kitCode = `${makeCode}-${row.code}`;
  const hours = Number(row.hours);
  return {
    kitId: String(70_000 + at),
    catalogueId: makeCode,
    kitCode,
    name: row.name,
    description: row.description,
    status: at % DISCONTINUED === DISCONTINUED - 1 ? 'Discontinued' : 'Active',
    images:
      at % WITHOUT_PICTURE === 0
        ? []
        : [`/-/media/${pictures[row.category] ?? 'scenes/garage'}.webp`],
    retailPrice: priceOf(row, fitting),
    currency: 'EUR',
    kitCategory: row.category,
    subcategories: row.subcategories.split(';'),
    parts: [
      { partNumber: `${kitCode}-1`, name: row.name, quantity: 1 },
      ...(hours > 1 ? [{ partNumber: `${kitCode}-2`, name: 'Asennussarja', quantity: 1 }] : []),
    ],
    vehicleFitmentSpecifications: fitting.flatMap(
      ({ row: modelRow, model, version, since, until }) =>
        Array.from({ length: (until ?? year) - since + 1 }, (_, age) => ({
          externalId: `${modelRow}-${since + age}`,
          make,
          model,
          modelYear: since + age,
          version,
        })),
    ),
    labourSpecifications:
      hours > 0 ? [{ code: `${row.code}-W`, description: 'Asennus', hours }] : [],
  };
}

/** Accessory kits by make, with the model years that they fit up to that of an ISO day (spec 3 §3.3). */
export function makeKits(day: string): Kit[] {
  const makes = [...new Set(models.map(({ brand }) => brand.name))];
  return rows
    .flatMap((row) => makes.map((make) => ({ row, make, fitting: modelsFor(row, make) })))
    .filter(({ fitting }) => fitting.length > 0)
    .map(({ row, make, fitting }, at) => makeKit(row, make, fitting, at, Number(day.slice(0, 4))));
}
