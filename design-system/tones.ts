import { type ColorRole, colorRoles, tokenVariable } from './tokens';
import type { BrandColor } from './themes/brandColors';

type ToneColors = Record<ColorRole, BrandColor>;

const defaultTone: ToneColors = {
  bg: 'bg',
  surface: 'surface',
  field: 'bg',
  text: 'text',
  muted: 'muted',
  link: 'primary',
  primary: 'primary',
  onPrimary: 'onPrimary',
  primaryHover: 'primaryHover',
  secondary: 'accent',
  onSecondary: 'onAccent',
  secondaryHover: 'accentHover',
  accent: 'accent',
  onAccent: 'onAccent',
  accentHover: 'accentHover',
  border: 'border',
  line: 'line',
  focus: 'focus',
  danger: 'danger',
  success: 'success',
  warning: 'warning',
  campaign: 'campaign',
  onCampaign: 'onCampaign',
  dark: 'dark',
  onDark: 'onDark',
  scrim: 'scrim',
  scrimClear: 'scrimClear',
};

/**
 * Brand colour of each role, by tone. A band sets its tone once; text, links, buttons, fields and focus rings
 * in it are readable without knowing the tone.
 */
export const tones = {
  default: defaultTone,
  surface: { ...defaultTone, bg: 'surface', surface: 'bg' },
  dark: {
    ...defaultTone,
    bg: 'dark',
    surface: 'darkSurface',
    field: 'dark',
    text: 'onDark',
    muted: 'darkMuted',
    link: 'onDark',
    primary: 'accent',
    onPrimary: 'onAccent',
    primaryHover: 'accentHover',
    secondary: 'onDark',
    onSecondary: 'dark',
    secondaryHover: 'darkTint',
    border: 'darkBorder',
    line: 'darkLine',
    focus: 'onDark',
    danger: 'darkDanger',
    success: 'darkSuccess',
    warning: 'darkWarning',
    campaign: 'darkCampaign',
    onCampaign: 'dark',
  },
  primary: {
    ...defaultTone,
    bg: 'primary',
    surface: 'primaryHover',
    field: 'primary',
    text: 'onPrimary',
    muted: 'onPrimary',
    link: 'onPrimary',
    primary: 'onPrimary',
    onPrimary: 'primary',
    primaryHover: 'primaryTint',
    secondary: 'dark',
    onSecondary: 'onDark',
    secondaryHover: 'darkSurface',
    accent: 'onPrimary',
    onAccent: 'primary',
    accentHover: 'primaryTint',
    border: 'onPrimary',
    line: 'primaryLine',
    focus: 'onPrimary',
    danger: 'onPrimary',
    success: 'onPrimary',
    warning: 'onPrimary',
    campaign: 'onPrimary',
    onCampaign: 'primary',
  },
  accent: {
    ...defaultTone,
    bg: 'accent',
    surface: 'accent',
    field: 'accent',
    text: 'onAccent',
    muted: 'onAccent',
    link: 'onAccent',
    primary: 'onAccent',
    onPrimary: 'accent',
    primaryHover: 'accentTint',
    secondary: 'bg',
    onSecondary: 'text',
    secondaryHover: 'surface',
    accent: 'onAccent',
    onAccent: 'accent',
    accentHover: 'accentTint',
    border: 'onAccent',
    line: 'accentLine',
    focus: 'onAccent',
    danger: 'onAccent',
    success: 'onAccent',
    warning: 'onAccent',
    campaign: 'onAccent',
    onCampaign: 'accent',
  },
} satisfies Record<string, ToneColors>;

export type Tone = keyof typeof tones;

/** Custom property of a brand's fixed colour: `--brand-primary`. */
export function brandVariable(color: BrandColor): string {
  return `--brand-${color}`;
}

/** Custom properties of every colour role in a tone. */
export function toneVariables(tone: Tone): Record<`--${string}`, string> {
  return Object.fromEntries(
    colorRoles.map((role) => [
      tokenVariable('colors', role),
      `var(${brandVariable(tones[tone][role])})`,
    ]),
  );
}

/** Style of a surface in a tone: its roles, its background and the colour of its text. */
export function toneStyle(tone: Tone) {
  return { ...toneVariables(tone), backgroundColor: '$bg', color: '$text' };
}
