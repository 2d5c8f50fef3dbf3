import { recipeOfCabin, type CabinOrder } from './cabin/cabinOrder';
import { takeCabinPhotograph } from './cabin/takeCabinPhotograph';
import { recipeOf, type PhotoOrder } from './model/order';
import { takePhotograph } from './model/takePhotograph';

/** A photograph of a vehicle, or of a look around inside one. */
export type AnyOrder = PhotoOrder | CabinOrder;

/** Takes the photograph of an order; returns its pixels, RGB. */
export const takeAny = (order: AnyOrder): Promise<Buffer> =>
  'cabin' in order ? takeCabinPhotograph(order) : takePhotograph(order);

/** What identifies the picture of an order: the same text, the same bytes. */
export const recipeOfAny = (order: AnyOrder): string =>
  'cabin' in order ? recipeOfCabin(order) : recipeOf(order);
