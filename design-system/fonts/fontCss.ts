import type { FontFamily } from '../themes/BrandTheme';
import { type ThemeName, themes } from '../themes/themes';
import { fontFaces } from './generated/fontFaces';

type Faces = (typeof fontFaces)[FontFamily];

/** Name of a font file without its extension. */
export type FontFile = Faces['files'][number]['file'];

/** URL of each font file; the site passes those of the build (fontFiles.ts). */
export type FontAddresses = Readonly<Record<FontFile, string>>;

function themeFamilies(theme: ThemeName): readonly FontFamily[] {
  const { heading, body } = themes[theme].fonts;
  return [...new Set([heading, body])];
}

/**
 * When a font that loads late is used: `optional`, only from the next page on, so that nothing moves;
 * `swap`, as soon as it has loaded, for pages that do not preload fonts.
 */
export type FontDisplay = 'optional' | 'swap';

/** Languages with letters outside the `latin` subset, which covers Western Europe. */
const extendedAlphabets: ReadonlySet<string> = new Set(['sk']);

/** Value of `font-family`: the family, its local fallbacks with the same metrics, then the generic family. */
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
  display: FontDisplay,
): string {
  const stretch = 'stretch' in file ? `font-stretch:${file.stretch};` : '';
  return (
    `@font-face{font-family:'${family}';font-style:normal;font-display:${display};font-weight:${file.weight};${stretch}` +
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
 * `@font-face` rules of a theme: its families in the Latin alphabets of our languages, and local fonts with adjusted
 * metrics, which are used until the families have loaded.
 */
export function fontCss(
  theme: ThemeName,
  addresses: FontAddresses,
  display: FontDisplay = 'optional',
): string {
  return themeFamilies(theme)
    .flatMap((family) => [
      ...fontFaces[family].files.map((file) =>
        webFace(family, file, addresses[file.file], display),
      ),
      ...fontFaces[family].fallbacks.map(localFace),
    ])
    .join('');
}

/** URLs of the font files to preload on every page of a theme in a language. */
export function fontPreloads(
  theme: ThemeName,
  addresses: FontAddresses,
  language: string,
): string[] {
  return themeFamilies(theme)
    .flatMap((family) => [...fontFaces[family].files])
    .filter(({ subset }) => subset === 'latin' || extendedAlphabets.has(language))
    .map(({ file }) => addresses[file]);
}
