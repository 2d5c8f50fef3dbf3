import type { Model } from '../models';

/** Converts a text for use in a URL: lower-case Latin letters and digits, separated by dashes. */
export const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const slugs = new Map<Model, string>();

/** Returns the slug of a car: `volvo-ex30-single-motor-extended-range-2024`. */
export function carSlug(model: Model, year: number): string {
  let slug = slugs.get(model);
  if (slug === undefined) {
    slugs.set(model, (slug = slugify(fullModelName(model))));
  }
  return `${slug}-${year}`;
}

/** Returns make, model and version. */
export const fullModelName = ({ brand, model, version }: Model): string =>
  `${brand.name} ${model} ${version}`;
