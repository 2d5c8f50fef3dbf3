import { addGlobalPieces } from './collectStyles';
import { findPieces, findNewNames, stitches } from './sheet';
import type { Style } from './Style';

/** Writes the rules when it is called. @returns their name */
type Writer = () => string;

// Type checking our styles against Stitches' own type takes minutes; our type is the stricter one.
const writers = stitches as unknown as Record<
  'globalCss' | 'keyframes',
  (rules: Record<string, Style>) => Writer
>;

/** Adds global rules to every page: `globalCss({ body: { margin: 0 } })`. */
export function globalCss(rules: Record<string, Style>): void {
  addGlobalPieces(findPieces(findNewNames(writers.globalCss(rules))));
}

/** Defines an animation and returns its name. A page contains it if one of its styles has that name. */
export function keyframes(steps: Record<string, Style>): string {
  return String(writers.keyframes(steps));
}
