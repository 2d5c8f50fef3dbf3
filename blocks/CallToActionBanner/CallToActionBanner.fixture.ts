import type { CallToActionBannerFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Title' },
    Text: { value: 'Text' },
    Link: { value: { href: '/', text: 'Link', linktype: 'internal' } },
    ButtonType: 'Primary',
    Image: {
      value: {
        src: '/-/media/cars/suv-blue-nordic.jpg',
        alt: 'A blue car by the sea',
        width: 1920,
        height: 1080,
      },
    },
    Tone: 'Dark',
  },
} satisfies Record<string, CallToActionBannerFields>;
