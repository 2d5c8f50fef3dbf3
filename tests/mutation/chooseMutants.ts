import importDirections from '../../build/importDirections.json';
import type { SeededRandom } from '../support/seededRandom';
import type { Mutant } from './mutants';

/** Folders of the product's code, each of which gives as many mutants; tools and stories are none of it. */
export const rooms: readonly string[] = Object.keys(importDirections).filter(
  (room) => room !== 'imagery' && room !== 'stories' && !room.includes('*'),
);

/** Examples, types and looks, which no test can notice, and what is generated. */
const LEFT_OUT =
  /\.(?:fixture|types|d)\.tsx?$|Styles\.ts$|\/generated\/|^blocks\/(?:registry|loaders|islands|client\/scripts)\.ts$/;

/** Sources whose changes tests are to notice. */
export const canBeMutated = (file: string): boolean =>
  /\.tsx?$/.test(file) && !LEFT_OUT.test(file) && rooms.includes(roomOf(file));

export const roomOf = (file: string): string => file.split('/')[0] ?? '';

/**
 * Draws mutants by chance, from each room in turn. Within a room files are alike likely, and of a file its tokens: a table of
 * numbers is not drawn more often than a rule.
 * @param mutantsIn all mutants of a file
 */
export function chooseMutants(
  count: number,
  files: readonly string[],
  mutantsIn: (file: string) => readonly Mutant[],
  random: SeededRandom,
): Mutant[] {
  const byRoom = rooms
    .map((room) => files.filter((file) => roomOf(file) === room))
    .filter((room) => room.length > 0);
  const chosen: Mutant[] = [];
  for (let at = 0; chosen.length < count && byRoom.some((room) => room.length > 0); at += 1) {
    const room = byRoom[at % byRoom.length] ?? [];
    const mutant = drawFrom(room, mutantsIn, random);
    if (mutant) chosen.push(mutant);
  }
  return chosen;
}

/** A mutant of a file, which is not drawn again. */
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
