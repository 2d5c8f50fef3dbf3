/**
 * Writes generated/: the font files that are served, reduced to what the themes show, and fontFaces.ts, what style sheets
 * must say about each family, from the font packages and from the measured metrics of the fonts. Run with
 * `npx tsx design-system/fonts/generateFontFaces.ts` after a font package changed.
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
  /** Its makers reserve the name for the font as it is: it is served as it came. */
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

/** What a device has of its own, with fonts of the same metrics under other names. */
const locals = {
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

/** What themes and tokens use of each axis. A font of half the weights is little more than half as large. */
const axes = { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 115 } };

/** Alphabets and signs that our languages and the names in them can need, within what a file has. */
const lastLetter = 0x24f;
const signs = { first: 0x2000, last: 0x2215 };

/** Marks that belong to letters, distances of pairs, and figures of one width: nothing else is asked of a font. */
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'tnum'];

function descriptor(rule: string, name: string): string | undefined {
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
      const rule = css.split('@font-face').find((part) => part.includes(`/${file}.woff2`));
      if (!rule) throw new Error(`${folder} has no file ${file}`);
      const font = readFileSync(`node_modules/@fontsource-variable/${folder}/files/${file}.woff2`);
      const ranges = rangesOf(descriptor(rule, 'unicode-range') ?? '', unchanged);
      writeFileSync(
        `design-system/fonts/generated/${file}.woff2`,
        unchanged ? font : await reduced(font, ranges, axis),
      );
      return {
        file,
        subset,
        weight: unchanged ? descriptor(rule, 'font-weight') : axisRange('wght'),
        stretch: axis && axisRange(axis, '%'),
        unicodeRange: ranges.map(([first, last]) => rangeName(first, last)).join(','),
      };
    }),
  );
}

const axisRange = (axis: keyof typeof axes, unit = '') =>
  `${axes[axis].min}${unit} ${axes[axis].max}${unit}`;

type Range = [first: number, last: number];

/** Ranges of a file as its package tells them, without those that no language of ours needs. */
function rangesOf(described: string, whole = false): Range[] {
  return described.split(',').flatMap((name): Range[] => {
    const [first = 0, last = first] = name
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    if (whole || last <= lastLetter || (first >= signs.first && last <= signs.last))
      return [[first, last]];
    return first <= lastLetter ? [[first, lastLetter]] : [];
  });
}

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
const rangeName = (first: number, last: number) =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;

/** The smaller one of two: some fonts are drawn so that fewer weights take more bytes. */
async function reduced(font: Buffer, ranges: readonly Range[], axis?: 'wdth'): Promise<Buffer> {
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  const reduce = (variationAxes: Partial<typeof axes>) =>
    subsetFont(font, letters.join(''), {
      targetFormat: 'woff2',
      keepFeatures: features,
      noHinting: true,
      variationAxes,
    });
  const width = axis ? { [axis]: axes[axis] } : {};
  const whole = await reduce(width);
  const lighter = await reduce({ ...width, wght: axes.wght });
  return lighter.length < whole.length ? lighter : whole;
}

/** Local fonts, each stretched to the size of the family. */
function localFaces(family: FontFamily, { metrics: wanted, serif }: Source) {
  return locals[serif ? 'serif' : 'sans'].map(({ metrics: local, names }, index) => {
    const { fontFaces } = createFontStack([wanted, local], { fontFaceFormat: 'styleObject' });
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
