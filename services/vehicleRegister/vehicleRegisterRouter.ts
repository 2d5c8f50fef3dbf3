import { Router } from 'express';
import type { Country } from '../stock/models';
import { vehicleOfPlate } from './vehicleOfPlate';

const countries: readonly string[] = ['SE', 'NO', 'GB', 'SK', 'FI'] satisfies Country[];

/**
 * The register of vehicles: `GET /{country}/{plate}` answers make, model, year and fuel, 404 for others.
 * @param stockDay ISO day that the stock's cars count from
 */
export function vehicleRegisterRouter(stockDay: string): Router {
  const router = Router();
  const year = Number(stockDay.slice(0, 4));
  router.get('/:country/:plate', ({ params }, response) => {
    const { country, plate } = params;
    const known = countries.includes(country) && /^[A-ZÅÄÆÖØ0-9]{2,10}$/.test(plate);
    const vehicle = known ? vehicleOfPlate(country as Country, plate, year) : undefined;
    if (!vehicle) return void response.status(404).json({ errors: ['There is no such vehicle.'] });
    response.json(vehicle);
  });
  return router;
}
