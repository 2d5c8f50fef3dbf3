import { addEverywhere } from './collectStyles';
import { findPieces, namesWritten, stitches } from './sheet';
import type { Style } from './Style';

/** Writes rules when it is called, and gives the name that they have as text. */
type Writer = () => string;

// Comparing our styles with Stitches' own type of them takes the compiler minutes; ours is the stricter one.
const writers = stitches as unknown as Record<
  'globalCss' | 'keyframes',
  (rules: Record<string, Style>) => Writer
>;

/** Rules of whole selectors that every page carries from now on: `globalCss({ body: { margin: 0 } })`. */
export function globalCss(rules: Record<string, Style>): void {
  addEverywhere(findPieces(namesWritten(writers.globalCss(rules))));
}

/** Defines an animation and returns its name for use in styles; it reaches a page together with a style that names it. */
export function keyframes(steps: Record<string, Style>): string {
  return String(writers.keyframes(steps));
}
