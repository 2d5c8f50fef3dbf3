import { bodies, type CarBody } from './bodies';
import { drawCar, type CarOptions, type Drawing } from './car';
import { drawTruck } from './truck';

export type VehicleBody = CarBody | 'truck';

/** Every body that can be drawn. */
export const vehicleBodies: readonly VehicleBody[] = [
  ...(Object.keys(bodies) as CarBody[]),
  'truck',
];

/** Draws any vehicle from the side, facing left; a truck takes paint only. */
export function drawVehicle({
  body,
  ...options
}: Omit<CarOptions, 'body'> & { body: VehicleBody }): Drawing {
  return body === 'truck' ? drawTruck(options) : drawCar({ body, ...options });
}
