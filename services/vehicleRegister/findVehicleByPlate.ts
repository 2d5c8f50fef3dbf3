import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RegisteredVehicle, VehicleFuel } from '../../domain/tradeIn/vehicle.types';
import { markets } from '../stock/markets';
import { type Country, FIRST_REGISTRATION_YEAR, type Model, models } from '../stock/models';
import { modelWeights } from '../stock/modelWeights';
import { WeightedPicker, createRandom } from '../stock/random';
import { readTable } from '../stock/readTable';
import type { Fuel } from '../stock/words/words.types';

/** Minimum length of a plate in all markets. */
const MIN_PLATE_LENGTH = 5;
/** Of this many plates, one was never issued. */
const PLATES_PER_UNKNOWN = 8;

const fuelNames: Record<Fuel, VehicleFuel> = {
  Electric: 'electric',
  'Plug-in hybrid': 'pluginHybrid',
  Hybrid: 'hybrid',
  Petrol: 'petrol',
  Diesel: 'diesel',
};

type ExampleColumn = 'country' | 'plate' | 'make' | 'model' | 'year' | 'fuel';

/** Vehicles for tests and documentation, by country and plate; they do not change with the model table. */
const examples = new Map(
  readTable<ExampleColumn, { fuel: VehicleFuel }>(
    'examplePlates.csv',
    join('services', 'vehicleRegister'),
  ).map(({ country, plate, make, model, year, fuel }): [string, RegisteredVehicle] => [
    `${country} ${plate}`,
    { make, model, year: Number(year), fuel },
  ]),
);

const lotteryCache = new Map<Country, WeightedPicker<Model>>();

/**
 * Returns the models with their frequency in the country's used stock, which is assumed for all registered
 * cars.
 */
function getModelLottery(country: Country): WeightedPicker<Model> {
  const cached = lotteryCache.get(country);
  if (cached) return cached;
  const soldModels = models.filter(({ price }) => price[country] !== undefined);
  const weights = modelWeights(country, soldModels, markets[country].kinds.used);
  const lottery = new WeightedPicker(soldModels, weights);
  lotteryCache.set(country, lottery);
  return lottery;
}

/**
 * Returns the vehicle with a plate, always the same one, or undefined if the plate was never issued.
 * @param thisYear the latest possible model year
 */
export function findVehicleByPlate(
  country: Country,
  plate: string,
  thisYear: number,
): RegisteredVehicle | undefined {
  const example = examples.get(`${country} ${plate}`);
  if (example) return { ...example };
  const digest = createHash('sha256').update(`${country} ${plate}`).digest();
  if (plate.length < MIN_PLATE_LENGTH || digest.readUInt8(0) % PLATES_PER_UNKNOWN === 0)
    return undefined;
  const model = getModelLottery(country).draw(createRandom(digest.readUInt32BE(1)));
  const firstYear = Math.max(model.since, FIRST_REGISTRATION_YEAR);
  const lastYear = Math.min(model.until ?? thisYear, thisYear);
  const year = firstYear + (digest.readUInt16BE(5) % (Math.max(lastYear - firstYear, 0) + 1));
  return { make: model.brand.name, model: model.model, year, fuel: fuelNames[model.fuel] };
}
