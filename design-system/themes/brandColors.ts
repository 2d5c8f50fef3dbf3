import { luminance, mix, readable, translucent } from '../colour';

/** Colours that a brand states itself, as `#rrggbb`. The rest is derived from them (brandColors.ts). */
export interface StatedColors {
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
 * All fixed colours of a brand: those it states and those that follow from them. Names say on which surface a colour
 * is at home: `darkMuted` is quiet text on `dark`, `primaryLine` a hairline on `primary`.
 */
export function brandColors({ colors }: { colors: StatedColors }) {
  const { bg, text, primary, onPrimary, accent, onAccent, dark, onDark } = colors;
  const darkSurface = mix(onDark, dark, 0.08);
  const onDarkSurfaces = [dark, darkSurface];
  const signal = (colour: string) => readable(colour, white, onDarkSurfaces);
  return {
    ...colors,
    line: mix(text, bg, 0.14),
    // The hover colour moves away from the text that stands on it, so that the text stays as readable.
    accentHover: mix(luminance(onAccent) > luminance(accent) ? black : white, accent, 0.16),
    onCampaign: white,
    darkSurface,
    darkTint: readable(mix(onDark, dark, 0.88), onDark, [dark]),
    darkMuted: readable(mix(onDark, dark, 0.72), onDark, onDarkSurfaces),
    darkBorder: readable(mix(onDark, dark, 0.4), onDark, onDarkSurfaces, 3),
    darkLine: mix(onDark, dark, 0.2),
    darkDanger: signal(colors.danger),
    darkSuccess: signal(colors.success),
    darkWarning: signal(colors.warning),
    darkCampaign: signal(colors.campaign),
    primaryLine: mix(onPrimary, primary, 0.28),
    primaryTint: readable(mix(onPrimary, primary, 0.88), onPrimary, [primary]),
    accentLine: mix(onAccent, accent, 0.28),
    accentTint: readable(mix(onAccent, accent, 0.88), onAccent, [accent]),
    scrim: translucent(dark, 0.78),
    scrimClear: translucent(dark, 0),
  };
}

export type BrandColor = keyof ReturnType<typeof brandColors>;
