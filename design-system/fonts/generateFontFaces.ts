/**
 * Writes generated/: the served font files, reduced to the used characters and axes, and fontFaces.ts with the data of
 * each family that style sheets need, from the font packages and from the metrics of the fonts. Run
 * with `npx tsx design-system/fonts/generateFontFaces.ts` after a font package has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection as metrics } from '@capsizecss/metrics/entireMetricsCollection';
import { format } from 'prettier';
import subsetFont from 'subset-font';
import type { FontFamily } from '../themes/BrandTheme';

type Metrics = Parameters<typeof createFontStack>[0][number];

interface Source {
  metrics: Metrics;
  /** Axes other than weight. */
  axis?: 'wdth';
  serif?: true;
  /** The licence reserves the font's name for the original: it is served unchanged. */
  unchanged?: true;
}

const sources: Record<FontFamily, Source> = {
  'Archivo Variable': { metrics: metrics.archivo, axis: 'wdth' },
  'DM Sans Variable': { metrics: metrics.dMSans },
  'Figtree Variable': { metrics: metrics.figtree },
  'Hanken Grotesk Variable': { metrics: metrics.hankenGrotesk },
  'Inter Variable': { metrics: metrics.inter },
  'Oswald Variable': { metrics: metrics.oswald },
  'Outfit Variable': { metrics: metrics.outfit },
  'Plus Jakarta Sans Variable': { metrics: metrics.plusJakartaSans },
  'Red Hat Display Variable': { metrics: metrics.redHatDisplay },
  'Rubik Variable': { metrics: metrics.rubik },
  'Source Serif 4 Variable': { metrics: metrics.sourceSerif4, serif: true, unchanged: true },
};

/** Fonts that devices have installed, with the names of fonts that have the same metrics. */
const localFonts = {
  sans: [
    { metrics: metrics.arial, names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'] },
    { metrics: metrics.roboto, names: ['Roboto', 'Roboto-Regular'] },
  ],
  serif: [
    {
      metrics: metrics.timesNewRoman,
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    },
    { metrics: metrics.notoSerif, names: ['Noto Serif', 'NotoSerif'] },
  ],
};

const subsets = ['latin-ext', 'latin'] as const;

/** Used range of each axis. A font with half of the weights is a little more than half as large. */
const AXIS_RANGES = { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 115 } };

/** Last code point of the letters, and range of the signs, that our languages and names in them need. */
const LAST_LETTER = 0x24f;
const SIGN_RANGE = { first: 0x2000, last: 0x2215 };

/**
 * OpenType features in the reduced files: combining marks, language forms, ligatures, kerning and tabular
 * figures. Others are unused.
 */
const FONT_FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'tnum'];

function readDescriptor(rule: string, name: string): string | undefined {
  return new RegExp(`${name}: ([^;]+);`).exec(rule)?.[1];
}

async function webFaces(family: FontFamily, { axis, unchanged }: Source) {
  const folder = family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  const css = readFileSync(
    `node_modules/@fontsource-variable/${folder}/${axis ?? 'wght'}.css`,
    'utf8',
  );
  return Promise.all(
    subsets.map(async (subset) => {
      const file = `${folder}-${subset}-${axis ?? 'wght'}-normal`;
      const rule = css.split('@font-face').find((section) => section.includes(`/${file}.woff2`));
      if (!rule) throw new Error(`${folder} has no file ${file}`);
      const font = readFileSync(`node_modules/@fontsource-variable/${folder}/files/${file}.woff2`);
      const ranges = parseRanges(readDescriptor(rule, 'unicode-range') ?? '', unchanged);
      writeFileSync(
        `design-system/fonts/generated/${file}.woff2`,
        unchanged ? font : await reduceFont(font, ranges, axis),
      );
      return {
        file,
        subset,
        weight: unchanged ? readDescriptor(rule, 'font-weight') : axisRange('wght'),
        stretch: axis && axisRange(axis, '%'),
        unicodeRange: ranges.map(([first, last]) => rangeName(first, last)).join(','),
      };
    }),
  );
}

const axisRange = (axis: keyof typeof AXIS_RANGES, unit = '') =>
  `${AXIS_RANGES[axis].min}${unit} ${AXIS_RANGES[axis].max}${unit}`;

type Range = [first: number, last: number];

/** Unicode ranges of a file from its package, without those that none of our languages needs. */
function parseRanges(described: string, includesAll = false): Range[] {
  return described.split(',').flatMap((name): Range[] => {
    const [first = 0, last = first] = name
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    if (
      includesAll ||
      last <= LAST_LETTER ||
      (first >= SIGN_RANGE.first && last <= SIGN_RANGE.last)
    )
      return [[first, last]];
    return first <= LAST_LETTER ? [[first, LAST_LETTER]] : [];
  });
}

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
const rangeName = (first: number, last: number) =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;

/** Returns the smaller of two subsets: in some fonts, fewer weights need more bytes. */
async function reduceFont(font: Buffer, ranges: readonly Range[], axis?: 'wdth'): Promise<Buffer> {
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
  );
  const subset = (variationAxes: Partial<typeof AXIS_RANGES>) =>
    subsetFont(font, letters.join(''), {
      targetFormat: 'woff2',
      keepFeatures: FONT_FEATURES,
      noHinting: true,
      variationAxes,
    });
  const width = axis ? { [axis]: AXIS_RANGES[axis] } : {};
  const allWeights = await subset(width);
  const usedWeights = await subset({ ...width, wght: AXIS_RANGES.wght });
  return usedWeights.length < allWeights.length ? usedWeights : allWeights;
}

/** Local fonts with metrics adjusted to the family. */
function localFaces(family: FontFamily, { metrics: familyMetrics, serif }: Source) {
  return localFonts[serif ? 'serif' : 'sans'].map(({ metrics: local, names }, index) => {
    const { fontFaces } = createFontStack([familyMetrics, local], {
      fontFaceFormat: 'styleObject',
    });
    const measured = fontFaces[0]?.['@font-face'];
    if (!measured) throw new Error(`No metrics of ${family}`);
    return {
      family: index === 0 ? `${family} Fallback` : `${family} Fallback ${index + 1}`,
      names,
      sizeAdjust: measured.sizeAdjust,
      ascent: measured.ascentOverride,
      descent: measured.descentOverride,
      lineGap: measured.lineGapOverride ?? '0%',
    };
  });
}

const faces: Record<string, object> = {};
for (const [family, source] of Object.entries(sources)) {
  faces[family] = {
    generic: source.serif ? 'serif' : 'sans-serif',
    files: await webFaces(family as FontFamily, source),
    fallbacks: localFaces(family as FontFamily, source),
  };
}

const text = `/** Generated by design-system/fonts/generateFontFaces.ts. Do not edit. */

export const fontFaces = ${JSON.stringify(faces)} as const;
`;
writeFileSync(
  'design-system/fonts/generated/fontFaces.ts',
  await format(text, { parser: 'typescript', printWidth: 100, singleQuote: true }),
);
