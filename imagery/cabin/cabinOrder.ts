import { bodies, type CarBody } from '../illustrations/bodies';
import { upholsteries, type UpholsteryName } from '../interiors/interior';
import { proportions } from '../model/proportions';
import type { PictureSize } from '../names';

/** Everything that decides how a look around inside a car appears. */
export interface CabinOrder {
  cabin: CarBody;
  upholstery: UpholsteryName;
  /** Electric cars have a large screen and a low console. */
  electric: boolean;
  /** Degrees that one has turned to the right: 0 looks ahead, 180 back. */
  turn: number;
  size: PictureSize;
}

/** Counted up with every change that changes pictures, so that kept ones are replaced. */
const REVISION = 1;

/** What identifies the picture of an order: the same text, the same bytes. */
export const recipeOfCabin = (order: CabinOrder): string =>
  JSON.stringify([
    ...['cabin', REVISION, order],
    ...[bodies[order.cabin], proportions[order.cabin], upholsteries[order.upholstery]],
  ]);
