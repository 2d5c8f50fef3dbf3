import type { HeroBannerFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    ContentType: 'Image',
    SubTitle: { value: 'Sub title' },
    Title: { value: 'Title' },
    Text: { value: 'Text' },
    Link: { value: { href: '/', text: 'Link', linktype: 'internal' } },
    ButtonType: 'Primary',
    SecondaryLink: { value: { href: '/', text: 'Secondary link', linktype: 'internal' } },
    Image: {
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
    Video: {
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
    FullScreen: false,
    ShowSearchBar: false,
    SearchBarUrl: { value: { href: '/', text: 'Search bar url', linktype: 'internal' } },
    SearchBarPlaceHolderText: { value: 'Search bar place holder text' },
  },
} satisfies Record<string, HeroBannerFields>;
