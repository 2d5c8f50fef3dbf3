/** @jest-environment node */
import { contrast } from '../../../../design-system/colour';
import { fontFaces } from '../../../../design-system/fonts/generated/fontFaces';
import { brandColors } from '../../../../design-system/themes/brandColors';
import { themeCss, themeVariables } from '../../../../design-system/themes/themeCss';
import { isThemeName, type ThemeName, themes } from '../../../../design-system/themes/themes';
import type { ColorRole } from '../../../../design-system/tokens';
import { type Tone, tones } from '../../../../design-system/tones';

const themeNames = Object.keys(themes) as ThemeName[];
const toneNames = Object.keys(tones) as Tone[];
const brands = ['mercedes', 'smart', 'mini', 'bmw', 'renault', 'dacia'] as const;

/** What stands on what, and the least contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly [ColorRole, ColorRole, number][] = [
  ['text', 'bg', 4.5],
  ['text', 'surface', 4.5],
  ['muted', 'bg', 4.5],
  ['muted', 'surface', 4.5],
  ['link', 'bg', 4.5],
  ['link', 'surface', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onPrimary', 'primaryHover', 4.5],
  ['onSecondary', 'secondary', 4.5],
  ['onSecondary', 'secondaryHover', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['onDark', 'dark', 4.5],
  ['onCampaign', 'campaign', 4.5],
  ['danger', 'bg', 4.5],
  ['danger', 'surface', 4.5],
  ['success', 'bg', 4.5],
  ['success', 'surface', 4.5],
  ['warning', 'bg', 4.5],
  ['warning', 'surface', 4.5],
  ['border', 'bg', 3],
  ['border', 'surface', 3],
  ['focus', 'bg', 3],
  ['focus', 'surface', 3],
  ['primary', 'bg', 3],
];

describe.each(themeNames)('theme %s', (name) => {
  const colors = brandColors(themes[name]);

  test.each(toneNames)('[THEME-03] every role can be read on the tone %s', (tone) => {
    const tooFaint = pairs
      .map(([over, under, least]) => {
        const ratio = contrast(colors[tones[tone][over]], colors[tones[tone][under]]);
        return { pair: `${over} on ${under}`, ratio, least };
      })
      .filter(({ ratio, least }) => ratio < least);
    expect(tooFaint).toEqual([]);
  });

  test('its style sheet is one rule for its class and defines what it refers to', () => {
    const css = themeCss(name);
    expect(css).toMatch(new RegExp(`^\\.theme-${name}\\{[^{}]+\\}$`));
    const variables = themeVariables(name);
    for (const [, variable] of css.matchAll(/var\((--[\w-]+)\)/g)) {
      expect(variables).toHaveProperty([variable!]);
    }
  });

  test('[THEME-03] its fonts can be loaded', () => {
    expect(fontFaces).toHaveProperty([themes[name].fonts.heading]);
    expect(fontFaces).toHaveProperty([themes[name].fonts.body]);
  });
});

test('[THEME-02] every brand that content may name is a theme', () => {
  for (const brand of brands) expect(isThemeName(brand)).toBe(true);
  expect(isThemeName('unknown')).toBe(false);
  expect(isThemeName('toString')).toBe(false);
});

test('[THEME-03] every brand has colours and fonts of its own', () => {
  const own = brands.map((brand) => themes[brand]);
  expect(new Set(own.map(({ colors }) => JSON.stringify(colors))).size).toBe(brands.length);
  expect(new Set(own.map(({ fonts }) => fonts.heading)).size).toBe(brands.length);
});
