import type { SaveProblem } from '../model/alertPage.types';

/** Status of an answer that says why something is not watched. */
export const problemStatus: Readonly<Record<SaveProblem, number>> = {
  tooMany: 429,
  refused: 422,
  failing: 503,
  unfit: 422,
};
