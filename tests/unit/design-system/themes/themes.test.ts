import { contrast, mix } from '../../../../design-system/colour';
import { fontFaces } from '../../../../design-system/fonts/generated/fontFaces';
import { brandColors } from '../../../../design-system/themes/brandColors';
import { contrastsOf, rolePairs } from '../../../../design-system/themes/rolePairs';
import { themeCss, themeVariables } from '../../../../design-system/themes/themeCss';
import { isThemeName, type ThemeName, themes } from '../../../../design-system/themes/themes';
import { colorRoles } from '../../../../design-system/tokens';
import { type Tone, tones } from '../../../../design-system/tones';

const themeNames = Object.keys(themes) as ThemeName[];
const toneNames = Object.keys(tones) as Tone[];
const brands = ['mercedes', 'smart', 'mini', 'bmw', 'renault', 'dacia'] as const;

describe.each(themeNames)('theme %s', (name) => {
  test.each(toneNames)('[THEME-03] every role can be read on the tone %s', (tone) => {
    const tooFaint = contrastsOf(name, tone).filter(({ ratio, least }) => ratio < least);
    expect(tooFaint).toEqual([]);
  });

  test('[THEME-03] white text over a picture can be read, even if the picture is white', () => {
    const { dark, onDark, scrim } = brandColors(themes[name]);
    const opacity = Number(/\/ ([\d.]+)\)/.exec(scrim)?.[1]);
    expect(contrast(onDark, mix(dark, '#ffffff', opacity))).toBeGreaterThanOrEqual(4.5);
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

test('[THEME-03] every role that must be seen is in a pair', () => {
  // A divider carries no meaning; the scrim is tested by itself.
  const exempt = new Set(['line', 'scrim', 'scrimClear']);
  const paired = new Set(rolePairs.flatMap(({ over, under }) => [over, under]));
  expect(colorRoles.filter((role) => !paired.has(role) && !exempt.has(role))).toEqual([]);
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
