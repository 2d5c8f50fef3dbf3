import type { BlockExamples } from '../blockExamples';
import { exampleStories } from '../../features/stories/ui/exampleStories';
import type { StoryListData } from './StoryList.data';

const data: StoryListData = {
  stories: exampleStories,
  total: 9,
  tags: [
    { id: 'T1', key: 'electric', value: 'Electric cars', isSelected: true, href: '/stories' },
    {
      id: 'T2',
      key: 'workshop',
      value: 'Workshop',
      isSelected: false,
      href: '/stories?tag=workshop',
    },
  ],
  layout: 'grid',
  layoutHrefs: { grid: '/stories?layout=grid', list: '/stories?layout=list' },
  allHref: '/stories',
  moreHref: '/stories?after=YWZ0ZXI6NA',
};

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Life with a car' },
    Text: { value: 'News, advice and people from our dealerships and workshops.' },
    showDates: true,
    highlightLatestStory: true,
    data,
  },
  Rows: {
    Title: { value: 'All stories' },
    showDates: true,
    layout: 'List',
    data: {
      ...data,
      layout: 'list',
      tags: [],
      moreHref: undefined,
      newestHref: '/stories?layout=list',
    },
  },
  NothingFound: {
    Title: { value: 'Life with a car' },
    data: { ...data, stories: [], total: 0, moreHref: undefined },
  },
} satisfies BlockExamples<'StoryList'>;
