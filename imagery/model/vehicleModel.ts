import type { CarBody } from '../illustrations/bodies';
import type { Face } from '../illustrations/lamps';
import type { VehicleBody } from '../illustrations/vehicle';
import { bodySolid } from './bodySolid';
import { carMesh } from './carMesh';
import { bodyDecals } from './decals/bodyDecals';
import type { Mesh } from './mesh';
import type { Model } from './photograph';
import { truckModel } from './truck';

export interface ModelChoice {
  body: VehicleBody;
  wheel: number;
  /** Lamps and grille; the body's own when absent. */
  face?: Face;
  electric: boolean;
}

type Shell = { solid: ReturnType<typeof bodySolid>; mesh: Mesh };

/** The last body on its rims: it takes seconds to build, and faces only differ in what is drawn on it. */
let last: { key: string; shell: Shell } | undefined;

function shellOf(body: CarBody, wheel: number): Shell {
  const key = `${body} ${wheel}`;
  if (last?.key !== key) {
    const solid = bodySolid(body);
    last = { key, shell: { solid, mesh: carMesh(solid, wheel) } };
  }
  return last.shell;
}

/** Builds the model of a vehicle; a truck has no choices. */
export async function vehicleModel({
  body: name,
  wheel,
  face,
  electric,
}: ModelChoice): Promise<Model> {
  if (name === 'truck') return truckModel();
  const { solid, mesh } = shellOf(name, wheel);
  const { body, across, axles } = solid;
  return {
    mesh,
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
