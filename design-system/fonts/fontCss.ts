import type { FontFamily } from '../themes/BrandTheme';
import { type ThemeName, themes } from '../themes/themes';
import { fontFaces } from './generated/fontFaces';

type Faces = (typeof fontFaces)[FontFamily];

/** Name of a font file without its ending. */
export type FontFile = Faces['files'][number]['file'];

/** Address of each font file; the site hands in those of the build (fontFiles.ts). */
export type FontAddresses = Readonly<Record<FontFile, string>>;

function familiesOf(theme: ThemeName): readonly FontFamily[] {
  const { heading, body } = themes[theme].fonts;
  return [...new Set([heading, body])];
}

/**
 * When a family that arrives late is shown: `optional`, from the next page on, so that nothing moves;
 * `swap`, at once, where families are not fetched ahead.
 */
export type FontArrival = 'optional' | 'swap';

/** Languages whose alphabets go beyond `latin`, the part that holds those of Western Europe. */
const extendedAlphabets: ReadonlySet<string> = new Set(['sk']);

/** The family, its local stand-ins in the same size, then the system's choice: a value for `font-family`. */
export function fontStack(family: FontFamily): string {
  const { fallbacks, generic } = fontFaces[family];
  return (
    [family, ...fallbacks.map((local) => local.family)].map((name) => `'${name}'`).join(',') +
    `,${generic}`
  );
}

function webFace(
  family: FontFamily,
  file: Faces['files'][number],
  address: string,
  arrival: FontArrival,
): string {
  const stretch = 'stretch' in file ? `font-stretch:${file.stretch};` : '';
  return (
    `@font-face{font-family:'${family}';font-style:normal;font-display:${arrival};font-weight:${file.weight};${stretch}` +
    `src:url(${address}) format('woff2');unicode-range:${file.unicodeRange}}`
  );
}

function localFace(local: Faces['fallbacks'][number]): string {
  const src = local.names.map((name) => `local('${name}')`).join(',');
  return (
    `@font-face{font-family:'${local.family}';src:${src};size-adjust:${local.sizeAdjust};` +
    `ascent-override:${local.ascent};descent-override:${local.descent};line-gap-override:${local.lineGap}}`
  );
}

/**
 * `@font-face` rules of a theme: its families in the Latin alphabets of our languages, and local fonts stretched to their
 * size, which stand in for families that are late.
 */
export function fontCss(
  theme: ThemeName,
  addresses: FontAddresses,
  arrival: FontArrival = 'optional',
): string {
  return familiesOf(theme)
    .flatMap((family) => [
      ...fontFaces[family].files.map((file) =>
        webFace(family, file, addresses[file.file], arrival),
      ),
      ...fontFaces[family].fallbacks.map(localFace),
    ])
    .join('');
}

/** Addresses of the files that every page of the theme in that language needs at once. */
export function fontPreloads(
  theme: ThemeName,
  addresses: FontAddresses,
  language: string,
): string[] {
  return familiesOf(theme)
    .flatMap((family) => [...fontFaces[family].files])
    .filter(({ subset }) => subset === 'latin' || extendedAlphabets.has(language))
    .map(({ file }) => addresses[file]);
}
