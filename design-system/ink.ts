import type { Tone } from './tones';
import { tokenVariable } from './tokens';

/** Text in pure black or white instead of the theme's own colour. */
export const ink = { black: '#000000', white: '#ffffff' } as const;

export type Ink = keyof typeof ink;

/** Style of a surface with an ink as the text's colour. */
export function inkStyle(name: Ink) {
  const roles: Record<`--${string}`, string> = { [tokenVariable('colors', 'text')]: ink[name] };
  return { ...roles, color: '$text' };
}

/** Tones on which each ink has enough contrast in every theme (checked by a test). */
export const inkTones: Readonly<Record<Ink, readonly Tone[]>> = {
  black: ['default', 'surface'],
  white: ['dark'],
};
