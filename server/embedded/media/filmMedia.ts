import { join } from 'node:path';
import { formatOf, UnknownMediaError, type Media } from './media';

/** Short silent films of the product, 1280 × 720 in VP9. */
const films = ['turntable-studio', 'road-day'];

/** Finds `films/<name>.webm`. Throws `UnknownMediaError`. */
export function findFilmMedia(stem: string, extension: string): Media {
  if (!films.includes(stem)) {
    throw new UnknownMediaError(`Unknown film “${stem}”. Known: ${films.join(', ')}.`);
  }
  const format = formatOf(extension, ['webm']);
  const file = join('server', 'embedded', 'media', 'films', `${stem}.${format}`);
  return { name: `films/${stem}`, format, file };
}
