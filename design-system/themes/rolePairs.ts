import { contrast } from '../colour';
import type { ColorRole } from '../tokens';
import { type Tone, tones } from '../tones';
import { brandColors } from './brandColors';
import { type ThemeName, themes } from './themes';

/** What stands on what, and the contrast that it needs. */
export interface RolePair {
  over: ColorRole;
  under: ColorRole;
  /** Text needs 4.5; edges, rings and drawings that carry meaning need 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
}

const text = (over: ColorRole, ...under: ColorRole[]): RolePair[] =>
  under.map((role) => ({ over, under: role, least: 4.5 }));
const edge = (over: ColorRole, ...under: ColorRole[]): RolePair[] =>
  under.map((role) => ({ over, under: role, least: 3 }));

/** Every pair of roles that meets on a page, on each tone. `line` divides without meaning and needs none. */
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

/** The contrast of every pair in a theme, on a tone. */
export function contrastsOf(theme: ThemeName, tone: Tone): (RolePair & { ratio: number })[] {
  const colors = brandColors(themes[theme]);
  return rolePairs.map((pair) => ({
    ...pair,
    ratio: contrast(colors[tones[tone][pair.over]], colors[tones[tone][pair.under]]),
  }));
}
