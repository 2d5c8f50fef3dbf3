import { bodies, type CarBody } from '../illustrations/bodies';
import { upholsteries, type UpholsteryName } from '../interiors/interior';
import { proportions } from '../model/proportions';
import type { PictureSize } from '../names';

/** All parameters of a picture of a cabin. */
export interface CabinOrder {
  cabin: CarBody;
  upholstery: UpholsteryName;
  /** Electric cars have a large screen and a low console. */
  electric: boolean;
  /** Viewing direction in degrees to the right: 0 looks ahead, 180 back. */
  heading: number;
  size: PictureSize;
}

/** Must be incremented with each change that affects pictures, so that committed pictures are generated again. */
const REVISION = 1;

/** Cache key of a picture: equal keys mean equal bytes. */
export const cabinRecipe = (order: CabinOrder): string =>
  JSON.stringify([
    ...['cabin', REVISION, order],
    ...[bodies[order.cabin], proportions[order.cabin], upholsteries[order.upholstery]],
  ]);
