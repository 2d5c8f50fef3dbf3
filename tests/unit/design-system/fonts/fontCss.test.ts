import {
  fontCss,
  fontPreloads,
  fontStack,
  type FontAddresses,
} from '../../../../design-system/fonts/fontCss';
import { fontFaces } from '../../../../design-system/fonts/generated/fontFaces';

const addresses = Object.fromEntries(
  Object.values(fontFaces).flatMap(({ files }) =>
    files.map(({ file }) => [file, `/assets/${file}.woff2`]),
  ),
) as FontAddresses;

test('a theme declares only its families, with fallbacks that prevent layout shift', () => {
  const css = fontCss('mercedes', addresses);
  const families = new Set([...css.matchAll(/font-family:'([^']+)'/g)].map(([, name]) => name));
  expect([...families].sort()).toEqual([
    'Inter Variable',
    'Inter Variable Fallback',
    'Inter Variable Fallback 2',
    'Source Serif 4 Variable',
    'Source Serif 4 Variable Fallback',
    'Source Serif 4 Variable Fallback 2',
  ]);
  expect(css.match(/font-display:optional/g)).toHaveLength(4);
  expect(fontCss('mercedes', addresses, 'swap').match(/font-display:swap/g)).toHaveLength(4);
  expect(css).toContain('size-adjust:');
  expect(css).not.toContain('undefined');
});

test('the width axis is declared for the family that has one', () => {
  expect(fontCss('mini', addresses)).toContain('font-stretch:100% 115%');
});

test('a family for headings and text is preloaded once, in the alphabet of the page', () => {
  const latin = '/assets/figtree-latin-wght-normal.woff2';
  expect(fontPreloads('default', addresses, 'fi')).toEqual([latin]);
  expect(fontPreloads('default', addresses, 'sk').sort()).toEqual([
    '/assets/figtree-latin-ext-wght-normal.woff2',
    latin,
  ]);
  expect(fontPreloads('renault', addresses, 'sv')).toHaveLength(2);
});

test('local fallback fonts precede the generic family', () => {
  expect(fontStack('Source Serif 4 Variable')).toBe(
    "'Source Serif 4 Variable','Source Serif 4 Variable Fallback','Source Serif 4 Variable Fallback 2',serif",
  );
});
