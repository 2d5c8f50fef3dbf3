import { statSync } from 'node:fs';
import {
  fontCss,
  fontPreloads,
  fontStacks,
  type FontAddresses,
} from '../../../../design-system/fonts/fontCss';
import { headingFonts, textFonts } from '../../../../design-system/fonts/generated/fontFaces';
import { type ThemeName, themes } from '../../../../design-system/themes/themes';

const allFonts = [...Object.values(headingFonts), ...Object.values(textFonts)];
const addresses = Object.fromEntries(
  allFonts.flatMap(({ files }) => files.map(({ file }) => [file, `/assets/${file}.woff2`])),
) as FontAddresses;
const themeNames = Object.keys(themes) as ThemeName[];

/** The rules of a theme by their family. */
function rulesOf(theme: ThemeName): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  for (const [rule, family = ''] of fontCss(theme, addresses).matchAll(
    /@font-face\{font-family:'([^']+)'[^}]+\}/g,
  ))
    rules.set(family, [...(rules.get(family) ?? []), rule]);
  return rules;
}

test('a theme declares its fonts for headings and for text, each with local fallbacks', () => {
  expect([...rulesOf('mercedes').keys()].sort()).toEqual([
    'Inter Variable',
    'Inter Variable Fallback',
    'Inter Variable Fallback 2',
    'Newsreader Heading',
    'Newsreader Heading Fallback',
    'Newsreader Heading Fallback 2',
  ]);
});

test('a late font still replaces the fallback of headings, but not that of text', () => {
  const rules = rulesOf('mercedes');
  for (const rule of rules.get('Newsreader Heading') ?? [])
    expect(rule).toContain('font-display:fallback');
  for (const rule of rules.get('Inter Variable') ?? [])
    expect(rule).toContain('font-display:optional');
  expect(fontCss('mercedes', addresses, 'swap').match(/font-display:swap/g)).toHaveLength(4);
});

test.each(themeNames)('no weight of a fallback in the theme %s is synthetic', (theme) => {
  const { heading } = themes[theme];
  for (const [family, rules] of rulesOf(theme)) {
    if (!family.includes('Fallback')) continue;
    const weights = rules.map((rule) => /font-weight:(\d+) (\d+)/.exec(rule)?.slice(1).map(Number));
    // The declared ranges leave no gap, so the browser thickens none of them.
    expect(weights[0]?.[0]).toBe(1);
    expect(weights.at(-1)?.[1]).toBe(999);
    expect(rules.join('')).toContain('size-adjust:');
    const isBold = family.includes('Heading') ? heading.weight >= 550 : true;
    expect(/local\('[^']*Bold/.test(rules.join(''))).toBe(isBold);
  }
});

test.each(themeNames)('the files of a font in the theme %s have one range of weights', (theme) => {
  for (const [family, rules] of rulesOf(theme)) {
    if (family.includes('Fallback')) continue;
    const ranges = rules.map((rule) => /font-weight:([^;]+)/.exec(rule)?.[1]);
    // Browsers would otherwise use one of the files only.
    expect(new Set(ranges).size).toBe(1);
  }
});

test.each(themeNames)('the font of headings in the theme %s is at most 18 kB', (theme) => {
  for (const { file } of headingFonts[theme].files)
    expect(statSync(`design-system/fonts/generated/${file}.woff2`).size).toBeLessThanOrEqual(
      18_000,
    );
});

test('the fonts are preloaded once, those of headings first, in the alphabet of the page', () => {
  const latin = '/assets/figtree-latin-wght-normal.woff2';
  expect(fontPreloads('default', addresses, 'fi')).toEqual([latin]);
  expect(fontPreloads('default', addresses, 'sk').sort()).toEqual([
    '/assets/figtree-latin-ext-wght-normal.woff2',
    latin,
  ]);
  expect(fontPreloads('renault', addresses, 'sv')).toEqual([
    '/assets/renault-heading-latin.woff2',
    '/assets/inter-latin-wght-normal.woff2',
  ]);
});

test('local fallback fonts precede the generic family', () => {
  expect(fontStacks(themes.mercedes).heading).toBe(
    "'Newsreader Heading','Newsreader Heading Fallback','Newsreader Heading Fallback 2',serif",
  );
});
