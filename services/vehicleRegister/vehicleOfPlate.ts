import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RegisteredVehicle, VehicleFuel } from '../../domain/tradeIn/vehicle.types';
import { markets } from '../stock/markets';
import { type Country, FIRST_YEAR, type Model, models } from '../stock/models';
import { modelWeights } from '../stock/modelWeights';
import { Lottery, randomOf } from '../stock/random';
import { readTable } from '../stock/readTable';
import type { Fuel } from '../stock/words/words.types';

/** No plate of the markets is shorter. */
const SHORTEST_PLATE = 5;
/** Of so many plates one was never given out. */
const UNKNOWN_EVERY = 8;

const fuels: Record<Fuel, VehicleFuel> = {
  Electric: 'electric',
  'Plug-in hybrid': 'pluginHybrid',
  Hybrid: 'hybrid',
  Petrol: 'petrol',
  Diesel: 'diesel',
};

type ExampleColumn = 'country' | 'plate' | 'make' | 'model' | 'year' | 'fuel';

/** Plates that tests and documents name; what is on them does not change with the models. */
const examples = new Map(
  readTable<ExampleColumn, { fuel: VehicleFuel }>(
    'examplePlates.csv',
    join('services', 'vehicleRegister'),
  ).map(({ country, plate, make, model, year, fuel }): [string, RegisteredVehicle] => [
    `${country} ${plate}`,
    { make, model, year: Number(year), fuel },
  ]),
);

const drawn = new Map<Country, Lottery<Model>>();

/** Models as often as they stand in the country's used stock: what people have is what is sold. */
function modelsOf(country: Country): Lottery<Model> {
  const known = drawn.get(country);
  if (known) return known;
  const sold = models.filter(({ price }) => price[country] !== undefined);
  const weights = modelWeights(country, sold, markets[country].kinds.used);
  const lottery = new Lottery(sold, weights);
  drawn.set(country, lottery);
  return lottery;
}

/**
 * The vehicle that a plate is on, always the same one; undefined for one that was never given out.
 * @param thisYear no vehicle is younger
 */
export function vehicleOfPlate(
  country: Country,
  plate: string,
  thisYear: number,
): RegisteredVehicle | undefined {
  const example = examples.get(`${country} ${plate}`);
  if (example) return { ...example };
  const digest = createHash('sha256').update(`${country} ${plate}`).digest();
  if (plate.length < SHORTEST_PLATE || digest.readUInt8(0) % UNKNOWN_EVERY === 0) return undefined;
  const model = modelsOf(country).draw(randomOf(digest.readUInt32BE(1)));
  const first = Math.max(model.since, FIRST_YEAR);
  const last = Math.min(model.until ?? thisYear, thisYear);
  const year = first + (digest.readUInt16BE(5) % (Math.max(last - first, 0) + 1));
  return { make: model.brand.name, model: model.model, year, fuel: fuels[model.fuel] };
}
