import { latestArrivals } from '../carQueries';
import type { SearchCars } from '../../../../domain/search/carSearch';
import type { CarRecord } from '../../../../domain/documents/carRecord';

/** A car that is gone, and what may suit instead (spec 2 §2, Not-found variant). */
export interface GoneCar {
  state: 'gone';
  /** Words of the address that cars were looked for by. */
  keyphrase: string;
  recommended: readonly CarRecord[];
}

/** Cars in the place of one that is gone (checklist OQ-64). */
const mostRecommended = 8;
/** A make and a model are two words; more are asked for at once, or not at all. */
const fewestWords = 2;

/**
 * Cars for the words of an address: its last segment split on dashes (spec 2 §2, Not-found variant). The
 * name of a car says more than any other car has: words are left off from the end until there are
 * some, and where there are none the newest cars stand in. No cars while the service does not answer.
 */
export async function findRecommendedCars(
  segment: string,
  cars: SearchCars,
): Promise<Omit<GoneCar, 'state'>> {
  const words = segment.split('-').filter((word) => word !== '');
  for (const phrase of phrases(words)) {
    const answer = await cars({ keyphrase: phrase, limit: mostRecommended });
    if (answer.failed) return { keyphrase: words.join(' '), recommended: [] };
    if (answer.cars.length > 0) return { keyphrase: phrase, recommended: answer.cars };
  }
  const { cars: newest } = await cars(latestArrivals(mostRecommended));
  return { keyphrase: words.join(' '), recommended: newest };
}

/** All words, then their first two, then the first: three questions at most. */
function phrases(words: readonly string[]): readonly string[] {
  const counts = [words.length, fewestWords, 1].filter((count) => count <= words.length);
  return [...new Set(counts)].filter(Boolean).map((count) => words.slice(0, count).join(' '));
}
