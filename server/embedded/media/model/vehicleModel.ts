import type { Face } from '../illustrations/lamps';
import type { VehicleBody } from '../illustrations/vehicle';
import { bodySolid } from './bodySolid';
import { carMesh } from './carMesh';
import { bodyDecals } from './decals/bodyDecals';
import type { Model } from './photograph';
import { truckModel } from './truck';

export interface ModelChoice {
  body: VehicleBody;
  wheel: number;
  /** Lamps and grille; the body's own when absent. */
  face: Face | undefined;
  electric: boolean;
}

/** Builds the model of a vehicle; a truck has no choices. Takes seconds: keep it for the pictures that follow. */
export async function vehicleModel({
  body: name,
  wheel,
  face,
  electric,
}: ModelChoice): Promise<Model> {
  if (name === 'truck') return truckModel();
  const solid = bodySolid(name);
  const { body, across, axles } = solid;
  return {
    mesh: carMesh(solid, wheel),
    decals: await bodyDecals(solid, face ?? body.face, electric),
    footprint: {
      length: body.length,
      width: across.width,
      axles,
      tyreRadius: body.tyreRadius,
      tyreWidth: across.tyreWidth,
    },
    height: body.height,
  };
}
