import type { BlurbFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Title' },
    TitleTag: 'h1',
    RichText: { value: '<p>Rich text with <strong>strong</strong> words.</p>' },
    Link: { value: { href: '/', text: 'Link', linktype: 'internal' } },
    Reverse: false,
    BackgroundColor: 'Default',
    TextColor: 'Dark',
    UseTextAnimations: false,
    UseMediaAnimations: false,
    FullHeight: false,
    CenterContent: false,
    ImageDesktop: {
      value: {
        src: '/-/media/cars/suv-blue-nordic.jpg',
        alt: 'A blue car by the sea',
        width: 1920,
        height: 1080,
      },
    },
    ImagePhone: {
      value: {
        src: '/-/media/cars/suv-blue-nordic.jpg',
        alt: 'A blue car by the sea',
        width: 1920,
        height: 1080,
      },
    },
    VideoDesktop: {
      value: {
        src: '/-/media/films/road.mp4',
        name: 'road',
        mimeType: 'video/mp4',
        extension: 'mp4',
      },
    },
    VideoPhone: {
      value: {
        src: '/-/media/films/road.mp4',
        name: 'road',
        mimeType: 'video/mp4',
        extension: 'mp4',
      },
    },
    YoutubeID: { value: 'Youtube id' },
    HasControlBar: false,
  },
} satisfies Record<string, BlurbFields>;
