import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Where do you want to begin?' },
    Items: [
      { Link: { value: { href: '/kop-bil', text: 'See all cars', linktype: 'internal' } } },
      {
        Link: { value: { href: '/salj-bil', text: 'Value my car', linktype: 'internal' } },
        ButtonType: 'Secondary',
      },
      { Link: { value: { href: '/kontakt', text: 'Talk to us', linktype: 'internal' } } },
    ],
  },
  Centered: {
    Items: [
      { Link: { value: { href: '/kop-bil', text: 'Se alla bilar', linktype: 'internal' } } },
      {
        Link: { value: { href: '/kontakt', text: 'Kontakta oss', linktype: 'internal' } },
        ButtonType: 'Ghost',
      },
    ],
    Alignment: 'Center',
  },
} satisfies BlockExamples<'ButtonRow'>;
