import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {},
} satisfies BlockExamples<'ContinueBrowsing'>;
