import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Small: { Height: 'Small' },
  Medium: { Height: 'Medium' },
  Large: { Height: 'Large' },
} satisfies BlockExamples<'Spacer'>;
