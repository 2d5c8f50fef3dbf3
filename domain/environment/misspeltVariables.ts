import { allowedEdits, isWithinEdits } from '../search/editDistance';

/** A variable that no program reads, and the one that was probably meant. */
export interface MisspeltVariable {
  name: string;
  meant: string;
}

/**
 * Variables of the environment whose names are unknown but resemble one of ours that is not set: without a warning
 * they would be ignored. Names in other letter case count, too.
 * @param known names of all variables that the program reads
 */
export function misspeltVariables(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): MisspeltVariable[] {
  const unset = known.filter((name) => !environment[name]);
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const resembles = (other: string, edits: number) =>
        isWithinEdits(name.toUpperCase(), other, edits);
      const meant = [0, 1, 2].flatMap((edits) =>
        unset.filter((other) => edits <= allowedEdits(other) && resembles(other, edits)),
      )[0];
      return meant === undefined ? [] : [{ name, meant }];
    });
}
