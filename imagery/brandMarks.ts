import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vehicle makers whose mark `simple-icons` (CC0) has, by the names that the store knows them by. */
const marked = new Set([
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

/** A maker's mark. */
export interface BrandMark {
  title: string;
  /** Path data in a square of 24. */
  path: string;
}

/** The mark of a maker, or undefined when there is none under an open licence. */
export function findBrandMark(slug: string): BrandMark | undefined {
  if (!marked.has(slug)) return undefined;
  const file = join('node_modules', 'simple-icons', 'icons', `${slug}.svg`);
  const svg = readFileSync(file, 'utf8');
  const [, title] = /<title>([^<]+)<\/title>/.exec(svg) ?? [];
  const [, path] = / d="([^"]+)"/.exec(svg) ?? [];
  return title && path ? { title, path } : undefined;
}
