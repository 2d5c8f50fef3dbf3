import { findBrandMark } from './brandMarks';
import { type Media } from './media';
import { readFormat, UnknownMediaError } from './names';

const FONT = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif";
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 40;

function readSlug(slug: string): string {
  if (SLUG.test(slug) && slug.length <= MAX_SLUG_LENGTH) return slug;
  throw new UnknownMediaError(`“${slug}” is not a name in small letters, digits and hyphens.`);
}

/** Titles that cannot be derived from the slug. */
const spelled: Readonly<Record<string, string>> = { 'mercedes-benz': 'Mercedes-Benz' };

/** `Land Rover` for `land-rover`; names of up to three letters are abbreviations: `BMW` for `bmw`. */
function toTitle(slug: string): string {
  if (Object.hasOwn(spelled, slug)) return spelled[slug] ?? slug;
  if (slug.length <= 3) return slug.toUpperCase();
  return slug
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}

/** Approximate width of bold sans-serif text, in units of its size. */
const textWidth = (text: string): number => text.length * 0.6;

const svg = (width: number, height: number, label: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${content}</svg>`;

const TILE = '<rect width="320" height="160" rx="12" fill="#f4f5f7"/>';
const INK = '#1d2530';
/** Side length of a brand mark. */
const MARK_SIZE_PX = 112;

/** A neutral tile with the brand's mark in one colour, or with its name when there is no mark. */
function brandTile(slug: string): string {
  const mark = findBrandMark(slug);
  if (mark) {
    const place = `translate(${(320 - MARK_SIZE_PX) / 2} ${(160 - MARK_SIZE_PX) / 2}) scale(${MARK_SIZE_PX / 24})`;
    return svg(
      320,
      160,
      mark.title,
      `${TILE}<path transform="${place}" d="${mark.path}" fill="${INK}"/>`,
    );
  }
  const title = toTitle(slug);
  const size = Math.min(36, Math.round(264 / textWidth(title)));
  return svg(
    320,
    160,
    title,
    `${TILE}<text x="160" y="${80 + Math.round(size * 0.35)}" text-anchor="middle" font-family="${FONT}" font-size="${size}" font-weight="600" letter-spacing=".3" fill="${INK}">${title}</text>`,
  );
}

/** A wordmark after a simple road sign, with a transparent background; `light` is for dark headers. */
function logo(slug: string): string {
  const light = slug.endsWith('-light');
  const title = toTitle(light ? slug.slice(0, -'-light'.length) : slug);
  const colour = light ? '#ffffff' : '#141b24';
  const width = 64 + Math.round(textWidth(title) * 30);
  const sign = `<path d="M6 34 17 6h10L16 34zM24 34 35 6h10L34 34z" fill="${colour}"/>`;
  return svg(
    width,
    40,
    title,
    `${sign}<text x="56" y="31" font-family="${FONT}" font-size="29" font-weight="700" letter-spacing="-.4" fill="${colour}">${title}</text>`,
  );
}

/** Finds `brands/<slug>.svg`. Throws `UnknownMediaError`. */
export function findBrandMedia(stem: string, extension: string): Media {
  const slug = readSlug(stem);
  const format = readFormat(extension, ['svg']);
  return { name: `brands/${slug}`, format, draw: () => brandTile(slug) };
}

/** Finds `logos/<slug>.svg` and `logos/<slug>-light.svg`. Throws `UnknownMediaError`. */
export function findLogoMedia(stem: string, extension: string): Media {
  const slug = readSlug(stem);
  const format = readFormat(extension, ['svg']);
  return { name: `logos/${slug}`, format, draw: () => logo(slug) };
}
