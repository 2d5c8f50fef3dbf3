import type { BlockExamples } from '../blockExamples';
import { examples as publishInfo } from '../StoryPublishInfo/StoryPublishInfo.fixture';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Caption: { value: 'Illustration: an estate by the sea' },
    data: {
      story: {
        title: { value: 'Our first winter with an electric estate' },
        premble: {
          value:
            'Four months, two children, one dog and minus twenty-six degrees. This is what we learnt.',
        },
        image: {
          value: {
            src: '/-/media/cars/estate-blue-front-quarter-nordic.webp',
            alt: 'Blue estate in cool light',
            width: 1920,
            height: 1080,
          },
        },
        date: { value: '2026-11-12T07:00:00Z' },
        author: { value: 'Maja Öberg' },
      },
      tags: [{ value: 'Electric cars', href: '/stories?tag=electric' }],
    },
  },
  WordsAlone: { data: { story: { title: { value: 'Open all summer' } }, tags: [] } },
} satisfies BlockExamples<'StoryHeader'>;

/** Blocks inside every example. */
export const placeholders = {
  'story-info': [{ name: 'StoryPublishInfo', fields: publishInfo.Default }],
};
