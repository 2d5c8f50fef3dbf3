import { Router } from 'express';
import type { Country } from '../stock/models';
import { findVehicleByPlate } from './findVehicleByPlate';

const countries: readonly string[] = ['SE', 'NO', 'GB', 'SK', 'FI'] satisfies Country[];

/**
 * The vehicle register. `GET /{country}/{plate}` answers with make, model, year and fuel, or 404.
 * @param stockDay ISO date of the generated stock
 */
export function vehicleRegisterRouter(stockDay: string): Router {
  const router = Router();
  const year = Number(stockDay.slice(0, 4));
  router.get('/:country/:plate', ({ params }, response) => {
    const { country, plate } = params;
    const isValid = countries.includes(country) && /^[A-ZÅÄÆÖØ0-9]{2,10}$/.test(plate);
    const vehicle = isValid ? findVehicleByPlate(country as Country, plate, year) : undefined;
    if (!vehicle) return void response.status(404).json({ errors: ['There is no such vehicle.'] });
    response.json(vehicle);
  });
  return router;
}
