import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Car } from '../../../domain/documents/car';
import { askedPrice } from '../../../domain/finance/carPrices';
import { fuelKind } from '../../../domain/price/fuelKind';
import { pricePosition, type PricePosition } from '../../../domain/price/pricePosition';
import { priceSteps } from '../../../domain/price/priceSteps';
import { mileageUnit } from '../../../domain/search/mileageUnit';
import type { Site } from '../../../sites/site.types';
import type { DocumentPatch } from '../engine/SearchIndex';
import type { SearchEngine } from '../SearchEngine';
import { modelPath } from './recordPrices';
import { readCars } from './readCars';
import type { ComparedPrice } from '../../../domain/price/likeCars';

const fields = [
  ...(['car_id', 'car_brand', 'car_model', 'car_version', 'car_fuel', 'car_year'] as const),
  ...(['car_vehicle_type_code', 'car_mileage', 'car_price', 'car_has_campaign_price'] as const),
  ...(['car_campaign_price', 'car_price_position'] as const),
];

type PricedCar = Partial<Pick<Car, (typeof fields)[number]>>;

/** A car, and the position that its document tells now. */
interface Compared {
  car: ComparedPrice;
  position?: PricePosition;
}

/**
 * Where the prices of used cars lie among those of like cars, as patches of the documents that tell
 * otherwise (decision 0048).
 * @param models make and model (`modelPath`) of the cars that are looked at; all when absent
 */
export async function positionPatches(
  { engine, index, site }: { engine: Pick<SearchEngine, 'search'>; index: string; site: Site },
  models?: readonly string[],
): Promise<DocumentPatch[]> {
  const terms = { unit: mileageUnit(site), step: priceSteps[site.currency] };
  const filters = { car_is_used: ['true'], ...(models && { 'car_brand>car_model': models }) };
  const patches: DocumentPatch[] = [];
  for (const group of await likeGroups(readCars(engine, index, fields, filters))) {
    const cars = group.map(({ car }) => car);
    for (const { car, position: told } of group) {
      const car_price_position = pricePosition(car, cars, terms);
      if (JSON.stringify(car_price_position) === JSON.stringify(told)) continue;
      patches.push({ kind: 'patch', id: car.id, fields: { car_price_position } });
    }
    await nextTurn();
  }
  return patches;
}

/** Cars that may be compared with each other: of one model, fuel and kind of vehicle. */
async function likeGroups(cars: AsyncIterable<PricedCar>): Promise<Iterable<Compared[]>> {
  const groups = new Map<string, Compared[]>();
  for await (const car of cars) {
    const compared = comparedPrice(car);
    if (!compared) continue;
    const key = `${modelPath(car)} ${compared.fuel} ${car.car_vehicle_type_code}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push({ car: compared, position: car.car_price_position });
  }
  return groups.values();
}

/** What of a car is compared; undefined where something of it is not known. */
function comparedPrice(car: PricedCar): ComparedPrice | undefined {
  const { car_id, car_version = '', car_year, car_mileage } = car;
  const fuel = fuelKind(car.car_fuel);
  const price = askedPrice(car);
  if (car_id === undefined || car_year === undefined || car_mileage === undefined) return undefined;
  if (fuel === undefined || price === undefined) return undefined;
  return { id: car_id, version: car_version, fuel, year: car_year, mileage: car_mileage, price };
}
