import type { BlockExamples } from '../blockExamples';
import { exampleStories } from '../../features/stories/ui/exampleStories';

const [newer, , , older] = exampleStories;

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { data: { backHref: '/stories/articles', previous: older, next: newer } },
  Newest: {
    BackText: { value: 'All articles' },
    data: { backHref: '/stories/articles', previous: older },
  },
  Oldest: { data: { backHref: '/stories/articles', next: newer } },
} satisfies BlockExamples<'StoryNavigation'>;
