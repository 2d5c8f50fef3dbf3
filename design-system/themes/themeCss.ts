import '../globals';
import { fontStack } from '../fonts/fontCss';
import { layoutVariables } from '../layouts/layoutVariables';
import { sharedTokens, tokenVariable } from '../tokens';
import { brandVariable, toneVariables } from '../tones';
import type { BrandTheme } from './BrandTheme';
import { type BrandColor, brandColors } from './brandColors';
import { themeClass, type ThemeName, themes } from './themes';

const px = (value: number): string => `${value}px`;

/** The headline of a hero: 80 px on wide windows, or 68 where a theme is quiet. */
const displaySizes = {
  loud: 'clamp(2.375rem, 1.5rem + 3.889vw, 5rem)',
  calm: 'clamp(2.25rem, 1.583rem + 2.963vw, 4.25rem)',
} as const;

function shapeVariables({ fonts, radius, heading, button }: BrandTheme): Record<string, string> {
  return {
    '--fonts-heading': fontStack(fonts.heading),
    '--fonts-body': fontStack(fonts.body),
    '--radii-small': px(Math.min(radius, 6)),
    '--radii-control': px(radius),
    '--radii-card': px(radius < 8 ? radius : Math.min(radius + 4, 24)),
    '--radii-button': button.radius === 'pill' ? '999px' : px(radius),
    '--fontWeights-heading': String(heading.weight),
    '--fontWeights-button': String(button.weight),
    '--letterSpacings-heading': heading.letterSpacing,
    '--letterSpacings-button': button.letterSpacing ?? '0',
    '--word-spacing': fonts.wordSpacing ?? '0',
    '--heading-stretch': heading.stretch ?? '100%',
    '--heading-transform': heading.upperCase ? 'uppercase' : 'none',
    '--fontSizes-display': displaySizes[heading.scale ?? 'loud'],
    // Of a headline that has two fifths of the window.
    '--fontSizes-beside': `min(${displaySizes[heading.scale ?? 'loud']}, 4.9vw)`,
    '--button-transform': button.upperCase ? 'uppercase' : 'none',
    '--button-padding': button.paddingInline ?? '1.5rem',
    '--button-hoverLine': button.underlineOnHover ? 'underline' : 'none',
    '--button-cut': button.clippedCorner ?? '0px',
  };
}

function sharedVariables(): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [scale, tokens] of Object.entries(sharedTokens)) {
    for (const [name, value] of Object.entries(tokens)) {
      variables[tokenVariable(scale as keyof typeof sharedTokens, name)] = value;
    }
  }
  return variables;
}

function colorVariables(theme: BrandTheme): Record<string, string> {
  const colors = Object.entries(brandColors(theme)) as [BrandColor, string][];
  return Object.fromEntries(colors.map(([name, value]) => [brandVariable(name), value]));
}

/** Every custom property of a theme with its value. */
export function themeVariables(name: ThemeName): Record<string, string> {
  const theme: BrandTheme = themes[name];
  return {
    ...sharedVariables(),
    ...colorVariables(theme),
    ...toneVariables('default'),
    ...shapeVariables(theme),
    ...layoutVariables(theme.layout),
  };
}

const written = new Map<ThemeName, string>();

/** Style sheet of one theme: a rule for its class on <html>. A page carries only the theme that it shows. */
export function themeCss(name: ThemeName): string {
  let css = written.get(name);
  if (css === undefined) {
    const declarations = Object.entries(themeVariables(name)).map(
      ([variable, value]) => `${variable}:${value}`,
    );
    css = `.${themeClass(name)}{${declarations.join(';')}}`;
    written.set(name, css);
  }
  return css;
}
