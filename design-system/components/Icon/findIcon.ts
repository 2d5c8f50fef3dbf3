import { drawings, type IconName } from './drawings';

const byLowerCase = new Map(
  Object.keys(drawings).map((name) => [name.toLowerCase(), name as IconName]),
);

/** The icon that a word from content means, in any case (`LinkedIn`, `Tyre`); undefined when there is none. */
export function findIcon(word: string | undefined): IconName | undefined {
  return word === undefined ? undefined : byLowerCase.get(word.trim().toLowerCase());
}
