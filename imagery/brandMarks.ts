import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vehicle makers whose logo is in `simple-icons` (CC0), by their name in the media store. */
const brandsWithMark = new Set([
  ...[
    'audi',
    'bmw',
    'citroen',
    'dacia',
    'fiat',
    'ford',
    'honda',
    'hyundai',
    'iveco',
    'jeep',
    'kia',
  ],
  ...['man', 'mazda', 'mini', 'mitsubishi', 'nissan', 'opel', 'peugeot', 'polestar', 'porsche'],
  ...['renault', 'scania', 'seat', 'skoda', 'smart', 'subaru', 'suzuki', 'tesla', 'toyota'],
  ...['volkswagen', 'volvo'],
]);

/** The logo of a maker. */
export interface BrandMark {
  title: string;
  /** SVG path data in a square of 24 × 24. */
  path: string;
}

/** The logo of a maker; undefined if there is none with an open licence. */
export function findBrandMark(slug: string): BrandMark | undefined {
  if (!brandsWithMark.has(slug)) return undefined;
  const file = join('node_modules', 'simple-icons', 'icons', `${slug}.svg`);
  const svg = readFileSync(file, 'utf8');
  const [, title] = /<title>([^<]+)<\/title>/.exec(svg) ?? [];
  const [, path] = / d="([^"]+)"/.exec(svg) ?? [];
  return title && path ? { title, path } : undefined;
}
