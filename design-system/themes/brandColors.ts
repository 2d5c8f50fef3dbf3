import { luminance, mix, ensureContrast, translucent } from '../colour';

/** Colours that a brand defines, as `#rrggbb`. Others are derived from them (brandColors). */
export interface DefinedColors {
  bg: string;
  surface: string;
  text: string;
  muted: string;
  primary: string;
  onPrimary: string;
  primaryHover: string;
  accent: string;
  onAccent: string;
  dark: string;
  onDark: string;
  border: string;
  focus: string;
  danger: string;
  success: string;
  warning: string;
  campaign: string;
}

const white = '#ffffff';
const black = '#000000';

/**
 * All fixed colours of a brand, defined and derived. A name starts with the surface that the colour is
 * used on: `darkMuted` is secondary text on `dark`, `primaryLine` a hairline on `primary`.
 */
export function brandColors({ colors }: { colors: DefinedColors }) {
  const { bg, text, primary, onPrimary, accent, onAccent, dark, onDark } = colors;
  const darkSurface = mix(onDark, dark, 0.08);
  const onDarkSurfaces = [dark, darkSurface];
  const onDarkColor = (colour: string) => ensureContrast(colour, white, onDarkSurfaces);
  return {
    ...colors,
    line: mix(text, bg, 0.14),
    // The hover colour gets more different from the text on it, so that the text stays readable.
    accentHover: mix(luminance(onAccent) > luminance(accent) ? black : white, accent, 0.16),
    onCampaign: white,
    darkSurface,
    darkTint: ensureContrast(mix(onDark, dark, 0.88), onDark, [dark]),
    darkMuted: ensureContrast(mix(onDark, dark, 0.72), onDark, onDarkSurfaces),
    darkBorder: ensureContrast(mix(onDark, dark, 0.4), onDark, onDarkSurfaces, 3),
    darkLine: mix(onDark, dark, 0.2),
    darkDanger: onDarkColor(colors.danger),
    darkSuccess: onDarkColor(colors.success),
    darkWarning: onDarkColor(colors.warning),
    darkCampaign: onDarkColor(colors.campaign),
    primaryLine: mix(onPrimary, primary, 0.28),
    primaryTint: ensureContrast(mix(onPrimary, primary, 0.88), onPrimary, [primary]),
    accentLine: mix(onAccent, accent, 0.28),
    accentTint: ensureContrast(mix(onAccent, accent, 0.88), onAccent, [accent]),
    scrim: translucent(dark, 0.78),
    scrimClear: translucent(dark, 0),
  };
}

export type BrandColor = keyof ReturnType<typeof brandColors>;
