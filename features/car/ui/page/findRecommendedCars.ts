import { latestArrivals } from '../carQueries';
import type { SearchCars } from '../../../../domain/search/carSearch';
import type { CarRecord } from '../../../../domain/documents/carRecord';

/** A car that is gone, with recommended cars. */
export interface GoneCar {
  state: 'gone';
  /** Words of the address that were searched for. */
  keyphrase: string;
  recommended: readonly CarRecord[];
}

/** Maximum number of recommended cars (OQ-64). */
const MAX_RECOMMENDED = 8;
/** Number of words of the second search: usually make and model. */
const FALLBACK_WORD_COUNT = 2;

/**
 * Finds cars for the words in the last segment of an address, which hyphens separate. All words rarely match
 * another car, so words are dropped from the end until cars are found; without any match, the newest cars are
 * recommended. Empty if the search service does not answer.
 */
export async function findRecommendedCars(
  segment: string,
  searchCars: SearchCars,
): Promise<Omit<GoneCar, 'state'>> {
  const words = segment.split('-').filter((word) => word !== '');
  for (const phrase of phrases(words)) {
    const answer = await searchCars({ keyphrase: phrase, limit: MAX_RECOMMENDED });
    if (answer.failed) return { keyphrase: words.join(' '), recommended: [] };
    if (answer.cars.length > 0) return { keyphrase: phrase, recommended: answer.cars };
  }
  const { cars: newest } = await searchCars(latestArrivals(MAX_RECOMMENDED));
  return { keyphrase: words.join(' '), recommended: newest };
}

/** All words, then the first two, then the first: at most three queries. */
function phrases(words: readonly string[]): readonly string[] {
  const counts = [words.length, FALLBACK_WORD_COUNT, 1].filter((count) => count <= words.length);
  return [...new Set(counts)].filter(Boolean).map((count) => words.slice(0, count).join(' '));
}
