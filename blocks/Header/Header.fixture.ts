import type { HeaderFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Logo: {
      value: {
        src: '/-/media/cars/suv-blue-nordic.jpg',
        alt: 'A blue car by the sea',
        width: 1920,
        height: 1080,
      },
    },
    Links: [
      { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
      { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
      { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
    ],
    Action: { value: { href: '/', text: 'Action', linktype: 'internal' } },
    Sticky: false,
  },
} satisfies Record<string, HeaderFields>;
