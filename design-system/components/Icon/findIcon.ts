import { drawings, type IconName } from './drawings';

const iconsByLowerCaseName = new Map(
  Object.keys(drawings).map((name) => [name.toLowerCase(), name as IconName]),
);

/** Finds the icon for a word from content, in any case (`LinkedIn`, `Tyre`); undefined if there is none. */
export function findIcon(word: string | undefined): IconName | undefined {
  return word === undefined ? undefined : iconsByLowerCaseName.get(word.trim().toLowerCase());
}
