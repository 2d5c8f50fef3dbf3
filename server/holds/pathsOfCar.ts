import { publicPath } from '../../site/content/resolveRoute';
import type { Site } from '../../sites/site.types';
import type { KnownHeld } from './HeldCars';

/** Paths of the pages of cars, by the sites that have them, in all their languages. */
export const pathsOfCar = (
  sites: readonly Site[],
  cars: readonly Pick<KnownHeld, 'stock' | 'carId' | 'slug'>[],
): { site: string; paths: string[] }[] =>
  sites.flatMap((site) => {
    const own = cars.filter(({ stock }) => stock === site.search?.cars);
    if (own.length === 0 || site.carPath === undefined) return [];
    const routes = own.map(({ carId, slug }) => `${site.carPath}/${carId}/${slug}`);
    const paths = site.languages.flatMap((language) =>
      routes.map((route) => publicPath(site, language, route)),
    );
    return [{ site: site.name, paths }];
  });
