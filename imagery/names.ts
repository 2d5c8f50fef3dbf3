import { UnknownMediaError } from './media';

/** The error for a part of a name that is none of those known. */
export const unknown = (what: string, given: string | undefined, known: readonly string[]): Error =>
  new UnknownMediaError(`Unknown ${what} “${given ?? ''}”. Known: ${known.join(', ')}.`);

/** Reads a part of a name. Throws `UnknownMediaError`. */
export function readName<Name extends string>(
  what: string,
  name: string | undefined,
  known: readonly Name[],
): Name {
  const found = known.find((candidate) => candidate === name);
  if (!found) throw unknown(what, name, known);
  return found;
}
