import { contrast } from '../colour';
import type { ColorRole } from '../tokens';
import { type Tone, tones } from '../tones';
import { brandColors } from './brandColors';
import { type ThemeName, themes } from './themes';

/** Two colour roles, one in front of the other, and their minimum contrast. */
export interface RolePair {
  over: ColorRole;
  under: ColorRole;
  /** 4.5 for text; 3 for borders, focus rings and meaningful graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
  minContrast: 4.5 | 3;
}

const text = (over: ColorRole, ...under: ColorRole[]): RolePair[] =>
  under.map((role) => ({ over, under: role, minContrast: 4.5 }));
const edge = (over: ColorRole, ...under: ColorRole[]): RolePair[] =>
  under.map((role) => ({ over, under: role, minContrast: 3 }));

/** All pairs of roles that occur on pages, in each tone. `line` only divides and needs no contrast. */
export const rolePairs: readonly RolePair[] = [
  ...text('text', 'bg', 'surface', 'field'),
  ...text('muted', 'bg', 'surface', 'field'),
  ...text('link', 'bg', 'surface'),
  ...text('danger', 'bg', 'surface'),
  ...text('success', 'bg', 'surface'),
  ...text('warning', 'bg', 'surface'),
  ...text('campaign', 'bg', 'surface'),
  ...text('onPrimary', 'primary', 'primaryHover'),
  ...text('onSecondary', 'secondary', 'secondaryHover'),
  ...text('onAccent', 'accent', 'accentHover'),
  ...text('onCampaign', 'campaign'),
  ...text('onDark', 'dark'),
  ...edge('border', 'bg', 'surface', 'field'),
  ...edge('focus', 'bg', 'surface'),
  ...edge('primary', 'bg', 'surface', 'field'),
];

/** The contrast of every pair in a theme and a tone. */
export function computeContrasts(theme: ThemeName, tone: Tone): (RolePair & { ratio: number })[] {
  const colors = brandColors(themes[theme]);
  return rolePairs.map((pair) => ({
    ...pair,
    ratio: contrast(colors[tones[tone][pair.over]], colors[tones[tone][pair.under]]),
  }));
}
