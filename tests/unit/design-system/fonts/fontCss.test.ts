/** @jest-environment node */
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

test('a theme declares its families alone, swapped in without a shift', () => {
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
  expect(css.match(/font-display:swap/g)).toHaveLength(4);
  expect(css).toContain('size-adjust:');
  expect(css).not.toContain('undefined');
});

test('the width axis comes with the family that has one', () => {
  expect(fontCss('mini', addresses)).toContain('font-stretch:62% 125%');
});

test('one family for headings and text is fetched once, in Latin first', () => {
  expect(fontPreloads('default', addresses)).toEqual(['/assets/figtree-latin-wght-normal.woff2']);
  expect(fontPreloads('renault', addresses)).toHaveLength(2);
});

test('local fonts stand in before the system chooses', () => {
  expect(fontStack('Source Serif 4 Variable')).toBe(
    "'Source Serif 4 Variable','Source Serif 4 Variable Fallback','Source Serif 4 Variable Fallback 2',serif",
  );
});
