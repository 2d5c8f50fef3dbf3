import type { FooterFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Columns: [
      {
        Title: { value: 'Title' },
        Description: { value: 'Description' },
        ColumnItems: [
          { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
          { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
          { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
        ],
      },
      {
        Title: { value: 'Title' },
        Description: { value: 'Description' },
        ColumnItems: [
          { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
          { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
          { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
        ],
      },
      {
        Title: { value: 'Title' },
        Description: { value: 'Description' },
        ColumnItems: [
          { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
          { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
          { Link: { value: { href: '/', text: 'Link', linktype: 'internal' } } },
        ],
      },
    ],
    HighlightedLink: { value: { href: '/', text: 'Highlighted link', linktype: 'internal' } },
    SocialLinks: [
      { name: 'Name', Url: { value: { href: '/', text: 'Url', linktype: 'internal' } } },
      { name: 'Name', Url: { value: { href: '/', text: 'Url', linktype: 'internal' } } },
      { name: 'Name', Url: { value: { href: '/', text: 'Url', linktype: 'internal' } } },
    ],
    InfoField1: {
      Heading: { value: 'Heading' },
      Text: { value: '<p>Text with <strong>strong</strong> words.</p>' },
    },
    InfoField2: {
      Heading: { value: 'Heading' },
      Text: { value: '<p>Text with <strong>strong</strong> words.</p>' },
    },
    InfoFieldOneChildFullWidth: false,
  },
} satisfies Record<string, FooterFields>;
