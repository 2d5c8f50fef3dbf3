import { globalCss } from './stitches';
import { type ColorRole, tokenVariable } from './tokens';

const white = '#fff';
const black = '#000';
const grey = '#4d4d4d';
const none = 'transparent';

/** Every surface is white, in all tones and themes: coloured backgrounds only cost ink. */
const onPaper: Record<ColorRole, string> = {
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

/** Over what each tone sets on its own surfaces. */
const roles: Record<`--${string}`, string> = Object.fromEntries(
  Object.entries(onPaper).map(([role, color]) => [
    tokenVariable('colors', role),
    `${color} !important`,
  ]),
);

/** A card whose line is drawn keeps its words off it, also where its theme draws none on screens. */
export const cardsWithLine = {
  '--card-inset': 'var(--space-4) !important',
  '--card-corner': '0 !important',
};

globalCss({
  '*, *::before, *::after': { '@print': { ...roles, '--card-ground': `${white} !important` } },
  html: {
    '@print': {
      ...cardsWithLine,
      '--space-section': '1.5rem !important',
      '--space-sectionSmall': '1rem !important',
    },
  },
  // Controls are of no use on paper. A field that shows a chosen value stays.
  'button:not([role="combobox"]), [role="search"], input:is([type="range"], [type="submit"])': {
    '@print': { display: 'none !important' },
  },
  'nav, [data-band="trail"]': { '@print': { display: 'none !important' } },
  // Nor is the arrow of a disclosure: all are open.
  'main summary': { '@print': { listStyle: 'none' } },
  'main summary svg': { '@print': { display: 'none !important' } },
  'h1, h2, h3, h4': { '@print': { breakAfter: 'avoid' } },
  'li, tr, figure, fieldset': { '@print': { breakInside: 'avoid' } },
});
