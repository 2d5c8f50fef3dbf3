import type { DesignGroup, DesignToken } from '../../../../design-system/export/designToken.types';
import { designTokens } from '../../../../design-system/export/designTokens';
import { designToken } from '../../../../design-system/export/designValue';
import { lengthInWindow } from '../../../../design-system/export/fluidLength';
import { brandColors } from '../../../../design-system/themes/brandColors';
import { type ThemeName, themes } from '../../../../design-system/themes/themes';
import { sharedTokens, themedTokens } from '../../../../design-system/tokens';
import { tones } from '../../../../design-system/tones';

const themeNames = Object.keys(themes) as ThemeName[];

const isToken = (entry: DesignToken | DesignGroup): entry is DesignToken => '$value' in entry;

/** All tokens with their paths. */
function flattenTokens(group: DesignGroup, path: string[] = []): [string, DesignToken][] {
  return Object.entries(group).flatMap(([name, entry]): [string, DesignToken][] =>
    isToken(entry) ? [[[...path, name].join('.'), entry]] : flattenTokens(entry, [...path, name]),
  );
}

function readTokens(theme: ThemeName): Map<string, DesignToken> {
  const { $description: _, ...groups } = designTokens(theme);
  return new Map(flattenTokens(groups as DesignGroup));
}

describe.each(themeNames)('tokens of the theme %s', (theme) => {
  const tokens = readTokens(theme);

  it("tokens include the theme's colours, its roles and every scale", () => {
    for (const [name, css] of Object.entries(brandColors(themes[theme]))) {
      const token = tokens.get(`brand.${name}`);
      expect(token?.$type).toBe('color');
      if (css.startsWith('#')) expect(token?.$value).toMatchObject({ hex: css.toLowerCase() });
    }
    for (const [tone, roles] of Object.entries(tones)) {
      for (const role of Object.keys(roles))
        expect(tokens.has(`colors.${tone}.${role}`)).toBe(true);
    }
    const scales = [...Object.entries(sharedTokens), ...Object.entries(themedTokens)];
    for (const [scale, names] of scales) {
      if (scale === 'colors') continue;
      const list: string[] = Array.isArray(names) ? [...names] : Object.keys(names);
      for (const name of list) expect([...tokens.keys()]).toContain(`${scale}.${name}`);
    }
  });

  it('tokens refer only to existing tokens and have names that the format allows', () => {
    for (const [path, { $value }] of tokens) {
      expect(path).toMatch(/^[\w-]+(\.[\w-]+)+$/);
      if (typeof $value === 'string') expect(tokens.has($value.slice(1, -1))).toBe(true);
    }
  });
});

test('values of tokens match the theme', () => {
  const tokens = readTokens('default');
  expect(tokens.get('colors.dark.bg')?.$value).toBe('{brand.dark}');
  expect(tokens.get('space.4')).toEqual({ $type: 'dimension', $value: { value: 1, unit: 'rem' } });
  expect(tokens.get('radii.control')?.$value).toEqual({
    value: themes.default.radius,
    unit: 'px',
  });
  expect(tokens.get('fontSizes.h1')).toMatchObject({
    $value: { value: 44, unit: 'px' },
    $extensions: { 'forecourt.css': { narrow: { value: 32, unit: 'px' } } },
  });
  expect(tokens.get('fonts.body')?.$value).toEqual(['Figtree Variable', 'sans-serif']);
  expect(tokens.get('letterSpacings.heading')).toMatchObject({ $type: 'number', $value: -0.02 });
});

test('a value that has no type in the format is rejected', () => {
  expect(() => designToken('sizes', 'fit-content')).toThrow(RangeError);
  expect(() => designToken('colors', 'rebeccapurple')).toThrow(RangeError);
});

test('lengths are calculated as in browsers', () => {
  expect(lengthInWindow('clamp(1rem, 0.333rem + 2.963vw, 3rem)', 360)).toBe(16);
  expect(lengthInWindow('clamp(1rem, 0.333rem + 2.963vw, 3rem)', 1440)).toBe(48);
  expect(lengthInWindow('min(60vw, 417px)', 360)).toBe(216);
  expect(lengthInWindow('2em', 360)).toBeUndefined();
});
