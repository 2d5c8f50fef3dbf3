import { contrast } from '../colour';
import type { ColorRole } from '../tokens';
import { type Tone, tones } from '../tones';
import { brandColors } from './brandColors';
import { type ThemeName, themes } from './themes';

/** Two colour roles, one in front of the other, and their minimum contrast. */
export interface RolePair {
  foreground: ColorRole;
  background: ColorRole;
  /** 4.5 for text; 3 for borders, focus rings and meaningful graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
  minContrast: 4.5 | 3;
}

const textPairs = (over: ColorRole, ...under: ColorRole[]): RolePair[] =>
  under.map((role) => ({ foreground: over, background: role, minContrast: 4.5 }));
const edgePairs = (over: ColorRole, ...under: ColorRole[]): RolePair[] =>
  under.map((role) => ({ foreground: over, background: role, minContrast: 3 }));

/** All pairs of roles that occur on pages, in each tone. `line` only divides and needs no contrast. */
export const rolePairs: readonly RolePair[] = [
  ...textPairs('text', 'bg', 'surface', 'field'),
  ...textPairs('muted', 'bg', 'surface', 'field'),
  ...textPairs('link', 'bg', 'surface'),
  ...textPairs('danger', 'bg', 'surface'),
  ...textPairs('success', 'bg', 'surface'),
  ...textPairs('warning', 'bg', 'surface'),
  ...textPairs('campaign', 'bg', 'surface'),
  ...textPairs('onPrimary', 'primary', 'primaryHover'),
  ...textPairs('onSecondary', 'secondary', 'secondaryHover'),
  ...textPairs('onAccent', 'accent', 'accentHover'),
  ...textPairs('onCampaign', 'campaign'),
  ...textPairs('onDark', 'dark'),
  ...edgePairs('border', 'bg', 'surface', 'field'),
  ...edgePairs('focus', 'bg', 'surface'),
  ...edgePairs('primary', 'bg', 'surface', 'field'),
];

/** The contrast of every pair in a theme and a tone. */
export function computeContrasts(theme: ThemeName, tone: Tone): (RolePair & { ratio: number })[] {
  const colors = brandColors(themes[theme]);
  return rolePairs.map((pair) => ({
    ...pair,
    ratio: contrast(colors[tones[tone][pair.foreground]], colors[tones[tone][pair.background]]),
  }));
}
