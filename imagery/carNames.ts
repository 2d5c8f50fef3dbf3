import { FACE_COUNT, type Face } from './illustrations/lamps';
import { paints, type PaintName } from './illustrations/paints';
import { WHEEL_COUNT } from './illustrations/wheels';
import { isNameIn, UnknownMediaError } from './media';

/** Choices at the end of a name: `-w<rim>`, `-f<face>`, `-ev`, `-flip`, in any order. */
export interface CarChoices {
  wheel?: number;
  face?: Face;
  electric: boolean;
  flip: boolean;
}

export const unknown = (what: string, given: string | undefined, known: readonly string[]): Error =>
  new UnknownMediaError(`Unknown ${what} “${given ?? ''}”. Known: ${known.join(', ')}.`);

/** Reads the choices. Throws `UnknownMediaError`. */
export function readChoices(parts: readonly string[]): CarChoices {
  const choices: CarChoices = { electric: false, flip: false };
  for (const part of parts) {
    const digit = Number(part.slice(1));
    if (part === 'flip') choices.flip = true;
    else if (part === 'ev') choices.electric = true;
    else if (/^w\d$/.test(part) && digit < WHEEL_COUNT) choices.wheel = digit;
    else if (/^f\d$/.test(part) && digit < FACE_COUNT) choices.face = digit as Face;
    else throw new UnknownMediaError(`Unknown suffix “${part}”. Known: w0–w3, f0–f2, ev, flip.`);
  }
  return choices;
}

/** The choices as they stand in a canonical name. */
export const nameChoices = ({ wheel, face, electric, flip }: CarChoices): string =>
  [
    wheel === undefined ? '' : `-w${wheel}`,
    face === undefined ? '' : `-f${face}`,
    electric ? '-ev' : '',
    flip ? '-flip' : '',
  ].join('');

export function readBody<Body extends string>(
  name: string | undefined,
  known: readonly Body[],
): Body {
  const body = known.find((candidate) => candidate === name);
  if (!body) throw unknown('car body', name, known);
  return body;
}

export function readPaint(name: string | undefined): PaintName {
  if (!isNameIn(paints, name)) throw unknown('paint', name, Object.keys(paints));
  return name;
}
