import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'How a wheel change is done' },
    YoutubeID: { value: 'M7lc1UVf-VE' },
    Image: {
      value: {
        src: '/-/media/scenes/wheel-racks.webp',
        alt: 'Blue hatchback before racks full of wheels',
        width: 1920,
        height: 1080,
      },
    },
    HasControlBar: true,
  },
} satisfies BlockExamples<'VideoEmbed'>;
