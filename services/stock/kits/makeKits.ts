import { getBodyStyle } from '../../media/bodyStyles';
import type { Kit } from '../../../domain/documents/kit.types';
import { slugify } from '../cars/slug';
import { models, type Model } from '../models';
import { readTable } from '../readTable';

const rows = readTable<
  'code' | 'category' | 'subcategories' | 'name' | 'description' | 'price' | 'hours' | 'fits'
>('kits/kits.csv');

type Row = (typeof rows)[number];

/** Every fifth kit has no image, to show the placeholder. */
const KITS_PER_MISSING_IMAGE = 5;
const KITS_PER_DISCONTINUED = 23;

/** An image for each category: a place where its kits are used. */
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

/** Returns the models of a make that a kit fits, one version each. */
const findModels = (row: Row, make: string): Model[] => {
  const bodies = row.fits.split(' ');
  const matching = models.filter(
    ({ brand, bodyStyle }) => brand.name === make && bodies.includes(getBodyStyle(bodyStyle).cabin),
  );
  return matching.filter(
    ({ model }, index) => matching.findIndex((candidate) => candidate.model === model) === index,
  );
};

/** Returns the price in EUR; kits for premium cars cost more. */
const kitPrice = (row: Row, [model]: readonly Model[]): number =>
  Math.round(Number(row.price) * (model?.brand.segment === 'premium' ? 1.18 : 1)) - 0.1;

function makeKit(
  row: Row,
  make: string,
  fittingModels: readonly Model[],
  index: number,
  year: number,
): Kit {
  const makeCode = slugify(make).slice(0, 4).toUpperCase();
  const kitCode = `${makeCode}-${row.code}`;
  const hours = Number(row.hours);
  return {
    kitId: String(70_000 + index),
    catalogueId: makeCode,
    kitCode,
    name: row.name,
    description: row.description,
    status: index % KITS_PER_DISCONTINUED === KITS_PER_DISCONTINUED - 1 ? 'Discontinued' : 'Active',
    images:
      index % KITS_PER_MISSING_IMAGE === 0
        ? []
        : [`/-/media/${pictures[row.category] ?? 'scenes/garage'}.webp`],
    retailPrice: kitPrice(row, fittingModels),
    currency: 'EUR',
    kitCategory: row.category,
    subcategories: row.subcategories.split(';'),
    parts: [
      { partNumber: `${kitCode}-1`, name: row.name, quantity: 1 },
      ...(hours > 1 ? [{ partNumber: `${kitCode}-2`, name: 'Asennussarja', quantity: 1 }] : []),
    ],
    vehicleFitmentSpecifications: fittingModels.flatMap(
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

/** Generates the accessory kits of all makes, for model years up to the year of `day` (ISO date). */
export function makeKits(day: string): Kit[] {
  const makes = [...new Set(models.map(({ brand }) => brand.name))];
  return rows
    .flatMap((row) => makes.map((make) => ({ row, make, fitting: findModels(row, make) })))
    .filter(({ fitting }) => fitting.length > 0)
    .map(({ row, make, fitting }, index) =>
      makeKit(row, make, fitting, index, Number(day.slice(0, 4))),
    );
}
