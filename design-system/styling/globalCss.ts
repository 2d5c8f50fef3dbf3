import { useEverywhere } from './collectStyles';
import { findPieces, namesWritten, stitches } from './sheet';
import type { Style } from './Style';

/** Rules of whole selectors that every page carries from now on: `globalCss({ body: { margin: 0 } })`. */
export function globalCss(rules: Record<string, Style>): void {
  const write = stitches.globalCss(rules as Parameters<typeof stitches.globalCss>[0]);
  useEverywhere(findPieces(namesWritten(write)));
}

/** Defines an animation and returns its name for use in styles; it reaches a page together with a style that names it. */
export function keyframes(steps: Record<string, Style>): string {
  return String(stitches.keyframes(steps as Parameters<typeof stitches.keyframes>[0]));
}
