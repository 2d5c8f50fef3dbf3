import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Car } from '../../../domain/documents/car';
import { askingPrice } from '../../../domain/finance/carPrices';
import { fuelKind } from '../../../domain/price/fuelKind';
import { pricePosition, type PricePosition } from '../../../domain/price/pricePosition';
import { priceSteps } from '../../../domain/price/priceSteps';
import { mileageUnit } from '../../../domain/search/mileageUnit';
import type { Site } from '../../../sites/site.types';
import type { DocumentPatch } from '../engine/SearchIndex';
import type { SearchEngine } from '../SearchEngine';
import { modelPath } from './recordPrices';
import { readCars } from './readCars';
import type { ComparedPrice } from '../../../domain/price/findSimilarCars';

const fields = [
  ...(['car_id', 'car_brand', 'car_model', 'car_version', 'car_fuel', 'car_year'] as const),
  ...(['car_vehicle_type_code', 'car_mileage', 'car_price', 'car_has_campaign_price'] as const),
  ...(['car_campaign_price', 'car_price_position'] as const),
];

type PricedCar = Partial<Pick<Car, (typeof fields)[number]>>;

/** A car with the price position in its current document. */
interface IndexedCar {
  car: ComparedPrice;
  position?: PricePosition;
}

/**
 * Calculates the price positions of used cars among similar cars; returns patches for the documents that
 * change (decision 0048).
 * @param models the models to calculate, as `make>model`; default: all
 */
export async function createPositionPatches(
  { engine, index, site }: { engine: Pick<SearchEngine, 'search'>; index: string; site: Site },
  models?: readonly string[],
): Promise<DocumentPatch[]> {
  const options = { unit: mileageUnit(site), step: priceSteps[site.currency] };
  const filters = { car_is_used: ['true'], ...(models && { 'car_brand>car_model': models }) };
  const patches: DocumentPatch[] = [];
  for (const group of await groupComparable(readCars(engine, index, fields, filters))) {
    const cars = group.map(({ car }) => car);
    for (const { car, position: indexedPosition } of group) {
      const car_price_position = pricePosition(car, cars, options);
      if (JSON.stringify(car_price_position) === JSON.stringify(indexedPosition)) continue;
      patches.push({ kind: 'patch', id: car.id, fields: { car_price_position } });
    }
    await nextTurn();
  }
  return patches;
}

/** Groups cars that may be compared: same model, fuel and vehicle type. */
async function groupComparable(cars: AsyncIterable<PricedCar>): Promise<Iterable<IndexedCar[]>> {
  const groups = new Map<string, IndexedCar[]>();
  for await (const car of cars) {
    const comparedCar = toComparedPrice(car);
    if (!comparedCar) continue;
    const key = `${modelPath(car)} ${comparedCar.fuel} ${car.car_vehicle_type_code}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push({ car: comparedCar, position: car.car_price_position });
  }
  return groups.values();
}

/** Returns the properties to compare, or undefined if one of them is unknown. */
function toComparedPrice(car: PricedCar): ComparedPrice | undefined {
  const { car_id, car_version = '', car_year, car_mileage } = car;
  const fuel = fuelKind(car.car_fuel);
  const price = askingPrice(car);
  if (car_id === undefined || car_year === undefined || car_mileage === undefined) return undefined;
  if (fuel === undefined || price === undefined) return undefined;
  return { id: car_id, version: car_version, fuel, year: car_year, mileage: car_mileage, price };
}
