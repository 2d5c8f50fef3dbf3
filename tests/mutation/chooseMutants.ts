import importDirections from '../../build/importDirections.json';
import type { SeededRandom } from '../support/seededRandom';
import type { Mutant } from './mutants';

/** Folders of the product's code; each provides the same number of mutants. Excludes tools and stories. */
export const folders: readonly string[] = Object.keys(importDirections).filter(
  (room) => room !== 'imagery' && room !== 'stories' && !room.includes('*'),
);

/** Excludes examples, types and styles, which tests do not check, and generated files. */
const EXCLUDED =
  /\.(?:fixture|types|d)\.tsx?$|Styles\.ts$|\/generated\/|^blocks\/(?:registry|loaders|islands|client\/scripts)\.ts$/;

/** Checks whether tests should detect changes of a file. */
export const canBeMutated = (file: string): boolean =>
  /\.tsx?$/.test(file) && !EXCLUDED.test(file) && folders.includes(getRoom(file));

export const getRoom = (file: string): string => file.split('/')[0] ?? '';

/**
 * Chooses random mutants from each folder in turn. Files of a folder are equally likely, and so are tokens of
 * a file, so that tables do not dominate.
 * @param mutantsIn returns all mutants of a file
 */
export function chooseMutants(
  count: number,
  files: readonly string[],
  mutantsIn: (file: string) => readonly Mutant[],
  random: SeededRandom,
): Mutant[] {
  const byRoom = folders
    .map((room) => files.filter((file) => getRoom(file) === room))
    .filter((room) => room.length > 0);
  const chosen: Mutant[] = [];
  for (let index = 0; chosen.length < count && byRoom.some((room) => room.length > 0); index += 1) {
    const room = byRoom[index % byRoom.length] ?? [];
    const mutant = drawFrom(room, mutantsIn, random);
    if (mutant) chosen.push(mutant);
  }
  return chosen;
}

/** Draws a mutant of a folder; its file is not drawn again. */
function drawFrom(
  room: string[],
  mutantsIn: (file: string) => readonly Mutant[],
  random: SeededRandom,
): Mutant | undefined {
  while (room.length > 0) {
    const [file = ''] = room.splice(random.below(room.length), 1);
    const mutants = mutantsIn(file);
    if (mutants.length > 0) return random.pick(mutants);
  }
  return undefined;
}
