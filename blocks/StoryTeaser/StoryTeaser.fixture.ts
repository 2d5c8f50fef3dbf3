import type { StoryTeaserFields } from '../../schema/generated/fields';
import type { WithData } from '../blockData';
import { exampleStories } from '../Story/exampleStories';
import type { StoryTeaserData } from './StoryTeaser.data';

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
} satisfies Record<string, WithData<StoryTeaserFields, StoryTeaserData>>;
