import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    data: { author: { value: 'Maja Öberg' }, date: { value: '2026-11-12T07:00:00Z' } },
  },
  WithoutAuthor: { data: { date: { value: '2026-11-12T07:00:00Z' } } },
} satisfies BlockExamples<'StoryPublishInfo'>;
