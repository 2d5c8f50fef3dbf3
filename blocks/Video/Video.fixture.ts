import type { FileField, ImageField } from '../../schema/generated/fields';
import type { BlockExamples } from '../blockExamples';

const film: FileField = {
  value: {
    src: '/-/media/films/showroom.webm',
    name: 'showroom',
    mimeType: 'video/webm',
    extension: 'webm',
  },
};

const picture: ImageField = {
  value: {
    src: '/-/media/scenes/showroom.webp',
    alt: 'Blue SUV in a bright showroom with tall windows',
    width: 1920,
    height: 1080,
  },
};

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'All the way round' },
    Text: { value: 'A car turns once on a turntable in a studio. The film has no sound.' },
    Video: film,
    Image: picture,
  },
  ControlBar: {
    Title: { value: 'All the way round' },
    Video: film,
    Image: picture,
    HasControlBar: true,
  },
} satisfies BlockExamples<'Video'>;
