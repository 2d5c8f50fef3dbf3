import type { sv } from './sv';

/** Default texts of stories, in English. */
export const en = {
  storyTags: 'Choose a topic',
  storyShowAll: 'Show all',
  storyLayout: 'Show as',
  storyGrid: 'Grid',
  storyRows: 'List',
  storyNoResults: 'No stories found.',
  storySummary: 'Showing {shown} of {total} stories',
  storyMore: 'Show more',
  storyNewest: 'To the latest stories',
  storyTeaserTitle: 'Latest stories',
  storyAll: 'All stories',
  storyNavigation: 'More stories',
  storyBack: 'Back',
  storyPrevious: 'Previous story',
  storyNext: 'Next story',
  storyAuthor: 'By',
  storyPublished: 'Published',
} satisfies Record<keyof typeof sv, string>;
