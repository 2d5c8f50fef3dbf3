import type { BrandTheme, FontFamily } from '../themes/BrandTheme';
import { type ThemeName, themes } from '../themes/themes';
import { genericFamilies, headingFonts, textFonts } from './generated/fontFaces';

type Generated = (typeof headingFonts)[ThemeName] | (typeof textFonts)[keyof typeof textFonts];

/** Name of a font file without its extension. */
export type FontFile = Generated['files'][number]['file'];

/** URL of each font file; the site passes those of the build (fontFiles.ts). */
export type FontAddresses = Readonly<Record<FontFile, string>>;

/**
 * When a font that loads late is used: `optional`, only from the next page on, so that nothing moves; `fallback`, for
 * three seconds; `swap`, as soon as it has loaded, for pages that do not preload fonts.
 */
type FontDisplay = 'optional' | 'fallback' | 'swap';

/** A font of a theme under the name that style sheets use, with its local fallbacks. */
interface ThemeFont {
  name: string;
  display: FontDisplay;
  faces: Generated;
}

const headingName = (family: FontFamily): string => family.replace(/Variable$/, 'Heading');

/**
 * The fonts of a theme: headings are few and large, and have fallbacks as wide as their font, so that their font may
 * still replace them; text that is replaced would move.
 */
function themeFonts(theme: ThemeName): readonly ThemeFont[] {
  const { heading, body } = themes[theme].fonts;
  return [
    { name: headingName(heading), display: 'fallback', faces: headingFonts[theme] },
    { name: body, display: 'optional', faces: textFonts[body] },
  ];
}

/** Languages with letters outside the `latin` subset, which covers Western Europe. */
const extendedAlphabets: ReadonlySet<string> = new Set(['sk']);

const fallbackName = (name: string, index: number): string =>
  index === 0 ? `${name} Fallback` : `${name} Fallback ${index + 1}`;

/** Value of `font-family`: the family, its two local fallbacks with the same metrics, then the generic family. */
function fontStack(name: string, family: FontFamily): string {
  const names = [name, fallbackName(name, 0), fallbackName(name, 1)];
  return `${names.map((one) => `'${one}'`).join(',')},${genericFamilies[family]}`;
}

/** Values of `font-family` for headings and text. */
export const fontStacks = ({ fonts }: Pick<BrandTheme, 'fonts'>) => ({
  heading: fontStack(headingName(fonts.heading), fonts.heading),
  body: fontStack(fonts.body, fonts.body),
});

function webFace(
  { name, display }: ThemeFont,
  file: Generated['files'][number],
  address: string,
): string {
  return (
    `@font-face{font-family:'${name}';font-display:${display};font-weight:${file.weight};` +
    `src:url(${address}) format('woff2');unicode-range:${file.unicodeRange}}`
  );
}

function localFace(name: string, local: Generated['fallbacks'][number][number]): string {
  const src = local.names.map((one) => `local('${one}')`).join(',');
  return (
    `@font-face{font-family:'${name}';font-weight:${local.weight};src:${src};size-adjust:${local.sizeAdjust};` +
    `ascent-override:${local.ascent};descent-override:${local.descent};line-gap-override:${local.lineGap}}`
  );
}

/**
 * `@font-face` rules of a theme: its fonts in the Latin alphabets of our languages, and local fonts with adjusted
 * metrics, which are used until they have loaded.
 * @param display instead of that of each font
 */
export function fontCss(theme: ThemeName, addresses: FontAddresses, display?: 'swap'): string {
  return themeFonts(theme)
    .flatMap((font) => [
      ...font.faces.files.map((file) =>
        webFace({ ...font, display: display ?? font.display }, file, addresses[file.file]),
      ),
      ...font.faces.fallbacks.flatMap((weights, index) =>
        weights.map((local) => localFace(fallbackName(font.name, index), local)),
      ),
    ])
    .join('');
}

/** URLs of the font files to preload on every page of a theme in a language, those of headings first. */
export function fontPreloads(
  theme: ThemeName,
  addresses: FontAddresses,
  language: string,
): string[] {
  const files = themeFonts(theme)
    .flatMap(({ faces }) => [...faces.files])
    .filter(({ subset }) => subset === 'latin' || extendedAlphabets.has(language))
    .map(({ file }) => addresses[file]);
  return [...new Set(files)];
}
