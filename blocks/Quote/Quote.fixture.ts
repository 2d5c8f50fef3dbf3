import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Text: { value: 'The worst thing one can do is to be silent.' },
    Source: { value: 'Maja Lund' },
    Role: { value: 'At the workshop’s reception' },
    Image: {
      value: {
        src: '/-/media/scenes/workshop.webp',
        alt: '',
        width: 1280,
        height: 720,
      },
    },
  },
  WordsAlone: {
    Text: { value: 'Det värsta man kan göra är att vara tyst.' },
  },
} satisfies BlockExamples<'Quote'>;
