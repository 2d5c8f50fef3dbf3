/**
 * Writes generated/: the served font files, reduced to the used characters and axes, and fontFaces.ts with the data of
 * each family and of each theme's headings that style sheets need, from the font packages and from the metrics of the
 * fonts. Run with `npx tsx design-system/fonts/generateFontFaces.ts` after a font package, or the type of a
 * theme's headings, has changed.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { entireMetricsCollection as metrics } from '@capsizecss/metrics/entireMetricsCollection';
import { format } from 'prettier';
import subsetFont from 'subset-font';
import type { BrandTheme, FontFamily } from '../themes/BrandTheme';
import { themes } from '../themes/themes';

interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** By weight; `regular` is 400. */
  variants: Readonly<Record<string, { xWidthAvg: number }>>;
}
type Axis = 'wght' | 'wdth' | 'opsz';
type Axes = Readonly<Partial<Record<Axis, number | { min: number; max: number }>>>;

interface Source {
  metrics: Metrics;
  /** The package's file that has an axis in addition to weight. */
  axis?: 'wdth' | 'opsz';
  serif?: true;
  /**
   * Average width of the letters in headings, in relation to that of the metrics, as measured in Chromium over the
   * headings of a front page: they may be capitals, wider, narrower or drawn for large sizes.
   */
  headingWidth?: number;
}

const sources: Record<FontFamily, Source> = {
  'Archivo Variable': { metrics: metrics.archivo, axis: 'wdth', headingWidth: 1.148 },
  'Bricolage Grotesque Variable': { metrics: metrics.bricolageGrotesque, headingWidth: 1.008 },
  'DM Sans Variable': { metrics: metrics.dMSans },
  'Figtree Variable': { metrics: metrics.figtree, headingWidth: 0.993 },
  'Fraunces Variable': { metrics: metrics.fraunces, serif: true },
  'Hanken Grotesk Variable': { metrics: metrics.hankenGrotesk, headingWidth: 0.935 },
  'Inter Variable': { metrics: metrics.inter },
  'Newsreader Variable': {
    metrics: metrics.newsreader,
    axis: 'opsz',
    serif: true,
    headingWidth: 1.054,
  },
  'Oswald Variable': { metrics: metrics.oswald, headingWidth: 0.909 },
  'Outfit Variable': { metrics: metrics.outfit, headingWidth: 1.012 },
  'Plus Jakarta Sans Variable': { metrics: metrics.plusJakartaSans, headingWidth: 1.007 },
  'Red Hat Display Variable': { metrics: metrics.redHatDisplay },
  'Rubik Variable': { metrics: metrics.rubik, headingWidth: 0.98 },
  'Saira Variable': { metrics: metrics.saira, axis: 'wdth', headingWidth: 0.71 },
  'Schibsted Grotesk Variable': { metrics: metrics.schibstedGrotesk },
};

/** Fonts that devices have installed, with the full and PostScript names of fonts with the same metrics. */
const localFonts = {
  sans: [
    {
      metrics: metrics.arial,
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    {
      metrics: metrics.roboto,
      regular: ['Roboto', 'Roboto-Regular'],
      bold: ['Roboto Bold', 'Roboto-Bold'],
    },
  ],
  serif: [
    {
      metrics: metrics.timesNewRoman,
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      bold: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'Tinos Bold',
      ],
    },
    {
      metrics: metrics.notoSerif,
      regular: ['Noto Serif', 'NotoSerif'],
      bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    },
  ],
};

const FOLDER = 'design-system/fonts/generated';
const subsets = ['latin-ext', 'latin'] as const;
type Subset = (typeof subsets)[number];

/** Used range of the weights of text. A font with half of the weights is a little more than half as large. */
const TEXT_WEIGHTS = { min: 400, max: 800 };
/** Weight from which a local font is bold. */
const BOLD_FROM = 550;
/** Optical size of headings, for families that have sizes. */
const HEADING_SIZE = 72;
/** Maximum size of a font file that headings wait for. */
const MAX_HEADING_BYTES = 18_000;

/** Last code point of the letters, and range of the signs, that our languages and names in them need. */
const LAST_LETTER = 0x24f;
const SIGN_RANGE = { first: 0x2000, last: 0x2215 };
/** The signs that headings have; for others their local fonts are used. */
const HEADING_SYMBOLS = '\u00a0§«°·»½×–—‘’“”„•…€™−';

/** OpenType features in the reduced files: language forms, ligatures, kerning and tabular figures. */
const HEADING_FEATURES = ['ccmp', 'locl', 'kern', 'liga', 'tnum'];
/** In text also combining marks. Others are unused. */
const TEXT_FEATURES = [...HEADING_FEATURES, 'mark', 'mkmk'];

const folderOf = (family: FontFamily): string =>
  family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');

function readDescriptor(rule: string, name: string): string | undefined {
  return new RegExp(`${name}: ([^;]+);`).exec(rule)?.[1];
}

/** A file of a package, with the ranges of its characters that we need. */
function readSource(family: FontFamily, subset: Subset, axis: string) {
  const folder = folderOf(family);
  const directory = `node_modules/@fontsource-variable/${folder}`;
  const css = readFileSync(`${directory}/${axis}.css`, 'utf8');
  const name = `${folder}-${subset}-${axis}-normal`;
  const rule = css.split('@font-face').find((section) => section.includes(`/${name}.woff2`));
  if (!rule) throw new Error(`${folder} has no file ${name}`);
  const ranges = parseRanges(readDescriptor(rule, 'unicode-range') ?? '');
  return { name, ranges, font: readFileSync(`${directory}/files/${name}.woff2`) };
}

const write = (name: string, font: Buffer): void => writeFileSync(`${FOLDER}/${name}.woff2`, font);

type Range = [first: number, last: number];

const rangesName = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => rangeName(first, last)).join(',');

/** Files of a family for text: all weights in use. */
const textFaces = (family: FontFamily) =>
  Promise.all(
    subsets.map(async (subset) => {
      const { name, ranges, font } = readSource(family, subset, 'wght');
      const [all, used] = [
        await reduceFont(font, ranges, {}),
        await reduceFont(font, ranges, { wght: TEXT_WEIGHTS }),
      ];
      // In some fonts, fewer weights need more bytes.
      write(name, used.length < all.length ? used : all);
      return {
        ...{ file: name, subset },
        weight: `${TEXT_WEIGHTS.min} ${TEXT_WEIGHTS.max}`,
        unicodeRange: rangesName(ranges),
      };
    }),
  );

/**
 * Files of a theme's headings, with their one weight and width. A file for text that is small enough serves headings
 * as well.
 */
const headingFaces = (theme: string, { fonts, heading }: BrandTheme) =>
  Promise.all(
    subsets.map(async (subset) => {
      const { axis } = sources[fonts.heading];
      const { ranges, font } = readSource(fonts.heading, subset, axis ?? 'wght');
      const text = `${folderOf(fonts.heading)}-${subset}-wght-normal`;
      const isShared =
        fonts.heading === fonts.body &&
        axis === undefined &&
        readFileSync(`${FOLDER}/${text}.woff2`).length <= MAX_HEADING_BYTES;
      const unicodeRange = rangesName(ranges);
      // All weights, since browsers must not thicken letters themselves, and the same range for all files: of files with
      // other ranges, browsers use one only.
      const face = { subset, weight: '1 999', unicodeRange };
      if (isShared) return { file: text, ...face };
      const file = `${theme}-heading-${subset}`;
      const axes = {
        wght: heading.weight,
        ...(axis === 'wdth' && { wdth: parseFloat(heading.stretch ?? '100') }),
        ...(axis === 'opsz' && { opsz: HEADING_SIZE }),
      };
      const reduced = await reduceFont(font, ranges, axes, HEADING_FEATURES, isInHeadings);
      if (reduced.length > MAX_HEADING_BYTES) throw new Error(`${file}: ${reduced.length} bytes`);
      write(file, reduced);
      return { file, ...face };
    }),
  );

/** Letters of languages that none of our sites has. */
const UNUSED_LETTERS = 'ªºµÐðÞþÃãÕõÑñ';

/** Whether a character is a used letter, a digit or a sign of a keyboard, or one of the other signs of headings. */
const isInHeadings = (letter: string): boolean =>
  letter < '\u007f' ||
  HEADING_SYMBOLS.includes(letter) ||
  (/\p{L}/u.test(letter) && !UNUSED_LETTERS.includes(letter));

/** Unicode ranges of a file from its package, without those that none of our languages needs. */
function parseRanges(described: string): Range[] {
  return described.split(',').flatMap((name): Range[] => {
    const [first = 0, last = first] = name
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    if (last <= LAST_LETTER || (first >= SIGN_RANGE.first && last <= SIGN_RANGE.last))
      return [[first, last]];
    return first <= LAST_LETTER ? [[first, LAST_LETTER]] : [];
  });
}

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
const rangeName = (first: number, last: number) =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;

function reduceFont(
  font: Buffer,
  ranges: readonly Range[],
  variationAxes: Axes,
  keepFeatures = TEXT_FEATURES,
  isUsed: (letter: string) => boolean = () => true,
): Promise<Buffer> {
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
  );
  return subsetFont(font, letters.filter(isUsed).join(''), {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    variationAxes,
  });
}

/** Average width of the letters at a weight, per em; between two weights of the metrics it is interpolated. */
function averageWidth({ variants, unitsPerEm }: Metrics, weight: number): number {
  const widths = Object.entries(variants)
    .map(([name, { xWidthAvg }]) => [name === 'regular' ? 400 : Number(name), xWidthAvg] as const)
    .filter(([name]) => !Number.isNaN(name))
    .sort(([a], [b]) => a - b);
  const above = widths.find(([name]) => name >= weight) ?? widths.at(-1);
  const below = widths.findLast(([name]) => name <= weight) ?? widths[0];
  if (!above || !below) throw new Error('No metrics');
  const share = above[0] === below[0] ? 0 : (weight - below[0]) / (above[0] - below[0]);
  return (below[1] + share * (above[1] - below[1])) / unitsPerEm;
}

const percent = (value: number): string => `${Math.round(value * 100_000) / 1000}%`;

/** Local fonts in the weights, with metrics that are adjusted to the family. */
function localFaces(
  family: FontFamily,
  weights: readonly { weight: number; declared: string; width?: number }[],
) {
  const { metrics: font, serif } = sources[family];
  return localFonts[serif ? 'serif' : 'sans'].map((local) =>
    weights.map(({ weight, declared, width = 1 }) => {
      const isBold = weight >= BOLD_FROM;
      const adjust =
        (averageWidth(font, weight) * width) / averageWidth(local.metrics, isBold ? 700 : 400);
      const em = font.unitsPerEm * adjust;
      return {
        names: isBold ? local.bold : local.regular,
        weight: declared,
        sizeAdjust: percent(adjust),
        ascent: percent(font.ascent / em),
        descent: percent(-font.descent / em),
        lineGap: percent(font.lineGap / em),
      };
    }),
  );
}

for (const file of readdirSync(FOLDER)) if (file.endsWith('.woff2')) rmSync(`${FOLDER}/${file}`);

const brandThemes: Readonly<Record<string, BrandTheme>> = themes;
const texts: Record<string, object> = {};
for (const family of new Set(Object.values(brandThemes).map(({ fonts }) => fonts.body)))
  texts[family] = {
    files: await textFaces(family),
    fallbacks: localFaces(family, [
      { weight: 400, declared: `1 ${BOLD_FROM - 1}` },
      { weight: 700, declared: `${BOLD_FROM} 999` },
    ]),
  };
const headings: Record<string, object> = {};
for (const [name, theme] of Object.entries(brandThemes))
  headings[name] = {
    files: await headingFaces(name, theme),
    fallbacks: localFaces(theme.fonts.heading, [
      {
        weight: theme.heading.weight,
        declared: '1 999',
        width: sources[theme.fonts.heading].headingWidth,
      },
    ]),
  };
const generics = Object.fromEntries(
  Object.entries(sources).map(([family, { serif }]) => [family, serif ? 'serif' : 'sans-serif']),
);

const text = `/** Generated by design-system/fonts/generateFontFaces.ts. Do not edit. */

/** Generic family of each family. */
export const genericFamilies = ${JSON.stringify(generics)} as const;

/** Fonts for text, by family. */
export const textFonts = ${JSON.stringify(texts)} as const;

/** Fonts for headings, by theme. */
export const headingFonts = ${JSON.stringify(headings)} as const;
`;
writeFileSync(
  `${FOLDER}/fontFaces.ts`,
  await format(text, { parser: 'typescript', printWidth: 100, singleQuote: true }),
);
