import { contrast, mix } from '../../../../design-system/colour';
import { headingFonts, textFonts } from '../../../../design-system/fonts/generated/fontFaces';
import { brandColors } from '../../../../design-system/themes/brandColors';
import { computeContrasts, rolePairs } from '../../../../design-system/themes/rolePairs';
import { themeCss, themeVariables } from '../../../../design-system/themes/themeCss';
import { isThemeName, type ThemeName, themes } from '../../../../design-system/themes/themes';
import { colorRoles } from '../../../../design-system/tokens';
import { type Tone, tones } from '../../../../design-system/tones';

const themeNames = Object.keys(themes) as ThemeName[];
const toneNames = Object.keys(tones) as Tone[];
const brands = ['mercedes', 'smart', 'mini', 'bmw', 'renault', 'dacia'] as const;

describe.each(themeNames)('theme %s', (name) => {
  test.each(toneNames)('[THEME-03] every role has enough contrast on the tone %s', (tone) => {
    const tooFaint = computeContrasts(name, tone).filter(
      ({ ratio, minContrast }) => ratio < minContrast,
    );
    expect(tooFaint).toEqual([]);
  });

  test('[THEME-03] white text over a picture has enough contrast even if the picture is white', () => {
    const { dark, onDark, scrim } = brandColors(themes[name]);
    const opacity = Number(/\/ ([\d.]+)\)/.exec(scrim)?.[1]);
    expect(contrast(onDark, mix(dark, '#ffffff', opacity))).toBeGreaterThanOrEqual(4.5);
  });

  test('the style sheet is one rule that defines every variable that it uses', () => {
    const css = themeCss(name);
    expect(css).toMatch(new RegExp(`^\\.theme-${name}\\{[^{}]+\\}$`));
    const variables = themeVariables(name);
    for (const [, variable] of css.matchAll(/var\((--[\w-]+)\)/g)) {
      expect(variables).toHaveProperty([variable!]);
    }
  });

  test('[THEME-03] the fonts of the theme can be loaded', () => {
    expect(headingFonts[name].files.length).toBeGreaterThan(0);
    expect(textFonts[themes[name].fonts.body].files.length).toBeGreaterThan(0);
  });
});

test('[THEME-03] every role that must be visible is in a tested pair', () => {
  // A divider has no meaning, and the scrim has its own test.
  const exempt = new Set(['line', 'scrim', 'scrimClear']);
  const paired = new Set(
    rolePairs.flatMap(({ foreground: over, background: under }) => [over, under]),
  );
  expect(colorRoles.filter((role) => !paired.has(role) && !exempt.has(role))).toEqual([]);
});

test('[THEME-02] every brand that content may name has a theme', () => {
  for (const brand of brands) expect(isThemeName(brand)).toBe(true);
  expect(isThemeName('unknown')).toBe(false);
  expect(isThemeName('toString')).toBe(false);
});

test('the headings of every theme have a family of their own, since one page may show several themes', () => {
  const families = themeNames.map((name) => themes[name].fonts.heading);
  expect(new Set(families).size).toBe(themeNames.length);
});

test('[THEME-03] every brand has its own colours and fonts', () => {
  const brandThemes = brands.map((brand) => themes[brand]);
  expect(new Set(brandThemes.map(({ colors }) => JSON.stringify(colors))).size).toBe(brands.length);
  expect(new Set(brandThemes.map(({ fonts }) => fonts.heading)).size).toBe(brands.length);
});
