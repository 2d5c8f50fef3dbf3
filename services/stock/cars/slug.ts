import type { Model } from '../models';

/** Lower-case Latin letters and digits with dashes between, as addresses have them. */
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

/** `volvo-ex30-single-motor-extended-range-2024`. */
export function slugOf(model: Model, year: number): string {
  let slug = slugs.get(model);
  if (slug === undefined) {
    slugs.set(model, (slug = slugify(nameOf(model))));
  }
  return `${slug}-${year}`;
}

/** Brand, model and version. */
export const nameOf = ({ brand, model, version }: Model): string =>
  `${brand.name} ${model} ${version}`;
