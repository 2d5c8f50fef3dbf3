import type { BlockExamples } from '../blockExamples';
import { exampleStories } from '../../features/stories/ui/exampleStories';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'From our dealerships' },
    showDates: true,
    data: { stories: exampleStories.slice(0, 3), indexHref: '/stories' },
  },
  OnSurface: {
    BackgroundColor: 'Surface',
    LinkText: { value: 'More to read' },
    data: { stories: exampleStories.slice(1, 4), indexHref: '/stories' },
  },
} satisfies BlockExamples<'StoryTeaser'>;
