import { carHref } from '../ui/carName';
import type { Site } from '../../../sites/site.types';

/** Path of a car's own page; undefined on a site without such pages. */
export function carPagePath(
  { carPath, search }: Site,
  car: Parameters<typeof carHref>[1],
): string | undefined {
  return search && carPath !== undefined ? carHref(carPath, car) : undefined;
}
