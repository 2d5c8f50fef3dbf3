import type { SaveProblem } from '../model/alertPage.types';

/** HTTP status for the reason why a search was not saved. */
export const problemStatus: Readonly<Record<SaveProblem, number>> = {
  tooMany: 429,
  refused: 422,
  failing: 503,
  unfit: 422,
};
