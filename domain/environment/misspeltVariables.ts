import { allowedEdits, isWithinEdits } from '../search/editDistance';

/** A variable that no program reads, and the one that was probably meant. */
export interface MisspeltVariable {
  name: string;
  intendedName: string;
}

/**
 * Variables of the environment whose names are unknown but resemble one of ours that is not set: without a
 * warning they would be ignored. Names in another letter case are included.
 * @param names names of all variables that the program reads
 */
export function misspeltVariables(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): MisspeltVariable[] {
  const unset = names.filter((name) => !environment[name]);
  return Object.keys(environment)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const resembles = (candidate: string, edits: number) =>
        isWithinEdits(name.toUpperCase(), candidate, edits);
      const bestMatch = [0, 1, 2].flatMap((edits) =>
        unset.filter(
          (candidate) => edits <= allowedEdits(candidate) && resembles(candidate, edits),
        ),
      )[0];
      return bestMatch === undefined ? [] : [{ name, intendedName: bestMatch }];
    });
}
