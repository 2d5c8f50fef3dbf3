import { globalCss } from './stitches';
import { type ColorRole, tokenVariable } from './tokens';

const white = '#fff';
const black = '#000';
const grey = '#4d4d4d';
const none = 'transparent';

/** Colours in print: black on white in all tones and themes, to save ink. */
const printColors: Record<ColorRole, string> = {
  bg: white,
  surface: white,
  field: white,
  text: black,
  muted: grey,
  link: black,
  primary: black,
  onPrimary: white,
  primaryHover: black,
  secondary: black,
  onSecondary: white,
  secondaryHover: black,
  accent: black,
  onAccent: white,
  accentHover: black,
  border: grey,
  line: '#bbb',
  focus: none,
  danger: black,
  success: black,
  warning: black,
  campaign: black,
  onCampaign: white,
  dark: white,
  onDark: black,
  scrim: none,
  scrimClear: none,
};

/** Declarations with `!important`, because each tone sets these properties on its surfaces. */
const roles: Record<`--${string}`, string> = Object.fromEntries(
  Object.entries(printColors).map(([role, color]) => [
    tokenVariable('colors', role),
    `${color} !important`,
  ]),
);

/** Cards have a border in print, and thus need padding even in themes without a border on screens. */
export const borderedCards = {
  '--card-inset': 'var(--space-4) !important',
  '--card-corner': '0 !important',
};

globalCss({
  '*, *::before, *::after': { '@print': { ...roles, '--card-ground': `${white} !important` } },
  html: {
    '@print': {
      ...borderedCards,
      '--space-section': '1.5rem !important',
      '--space-sectionSmall': '1rem !important',
    },
  },
  // Controls have no function in print. A field with a chosen value stays.
  'button:not([role="combobox"]), [role="search"], input:is([type="range"], [type="submit"])': {
    '@print': { display: 'none !important' },
  },
  'nav, [data-band="trail"]': { '@print': { display: 'none !important' } },
  // Disclosures are open in print, so their arrows have no function either.
  'main summary': { '@print': { listStyle: 'none' } },
  'main summary svg': { '@print': { display: 'none !important' } },
  'h1, h2, h3, h4': { '@print': { breakAfter: 'avoid' } },
  'li, tr, figure, fieldset': { '@print': { breakInside: 'avoid' } },
});
