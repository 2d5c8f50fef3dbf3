import { bodies } from '../illustrations/bodies';
import type { Face } from '../illustrations/lamps';
import { paints, type PaintName } from '../illustrations/paints';
import type { BackdropName, PictureSize } from '../illustrations/studio';
import type { VehicleBody } from '../illustrations/vehicle';
import type { ViewName } from './framing';
import { proportions } from './proportions';

/** Everything that decides how a photograph of a model looks. */
export interface PhotoOrder {
  body: VehicleBody;
  paint: PaintName;
  wheel: number;
  /** Lamps and grille; the body's own when absent. */
  face?: Face;
  electric: boolean;
  /** A named view, or degrees around the vehicle for a frame of a turntable. */
  view: ViewName | number;
  backdrop: BackdropName;
  size: PictureSize;
}

/** Counted up with every change of the renderer that changes pictures, so that kept ones are replaced. */
const RENDERER_REVISION = 2;

/** What identifies the picture of an order: the same text, the same bytes. */
export const recipeOf = (order: PhotoOrder): string =>
  JSON.stringify([
    RENDERER_REVISION,
    order,
    order.body === 'truck' ? [] : [bodies[order.body], proportions[order.body]],
    paints[order.paint],
  ]);
