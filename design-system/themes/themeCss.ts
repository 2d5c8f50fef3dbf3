import '../globals';
import { fontStacks } from '../fonts/fontCss';
import { layoutVariables } from '../layouts/layoutVariables';
import { sharedTokens, tokenVariable } from '../tokens';
import { brandVariable, toneVariables } from '../tones';
import type { BrandTheme, HeadingMark } from './BrandTheme';
import { type BrandColor, brandColors } from './brandColors';
import { themeClass, type ThemeName, themes } from './themes';

const toPx = (value: number): string => `${value}px`;

/** Corner radius in px of cards in a theme: a little more than that of what stands in them. */
export const cardRadius = (radius: number): number =>
  radius < 8 ? radius : Math.min(radius + 4, 24);

/** Font sizes of a hero's headline: 80 px in wide windows, or 68 px in calm themes. */
const displaySizes = {
  loud: 'clamp(2.375rem, 1.5rem + 3.889vw, 5rem)',
  calm: 'clamp(2.25rem, 1.583rem + 2.963vw, 4.25rem)',
} as const;

/** The mark above headings of bands: its size, the space that it takes, and how far its ends lean. */
const headingMarks = {
  none: { size: '0 0', space: '0px', lean: '0px' },
  bar: { size: '3rem 4px', space: '1.25rem', lean: '0px' },
  line: { size: '100% 2px', space: '1.25rem', lean: '0px' },
  slant: { size: '4.5rem 12px', space: '1.75rem', lean: '6px' },
} as const satisfies Record<HeadingMark | 'none', Record<string, string>>;

function shapeVariables({ fonts, radius, heading, button }: BrandTheme): Record<string, string> {
  const mark = headingMarks[heading.mark ?? 'none'];
  const stacks = fontStacks({ fonts });
  return {
    '--fonts-heading': stacks.heading,
    '--fonts-body': stacks.body,
    '--radii-small': toPx(Math.min(radius, 6)),
    '--radii-control': toPx(radius),
    '--radii-card': toPx(cardRadius(radius)),
    '--radii-button': button.radius === 'pill' ? '999px' : toPx(radius),
    '--fontWeights-heading': String(heading.weight),
    '--fontWeights-button': String(button.weight),
    '--letterSpacings-heading': heading.letterSpacing,
    '--letterSpacings-button': button.letterSpacing ?? '0',
    '--word-spacing': fonts.wordSpacing ?? '0',
    '--heading-transform': heading.upperCase ? 'uppercase' : 'none',
    '--mark-size': mark.size,
    '--mark-space': mark.space,
    '--mark-lean': mark.lean,
    '--fontSizes-display': displaySizes[heading.scale ?? 'loud'],
    // Font size of a headline in a column of two fifths of the window.
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

const cachedCss = new Map<ThemeName, string>();

/** Style sheet of a theme: a rule for its class on <html>. A page contains only that of its own theme. */
export function themeCss(name: ThemeName): string {
  let css = cachedCss.get(name);
  if (css === undefined) {
    const declarations = Object.entries(themeVariables(name)).map(
      ([variable, value]) => `${variable}:${value}`,
    );
    css = `.${themeClass(name)}{${declarations.join(';')}}`;
    cachedCss.set(name, css);
  }
  return css;
}
