import type { LinkListFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Title' },
    Items: [
      {
        Text: { value: 'Text' },
        Link: { value: { href: '/', text: 'Link', linktype: 'internal' } },
        HasIcon: false,
        Icon: 'Arrow',
      },
      {
        Text: { value: 'Text' },
        Link: { value: { href: '/', text: 'Link', linktype: 'internal' } },
        HasIcon: false,
        Icon: 'Arrow',
      },
      {
        Text: { value: 'Text' },
        Link: { value: { href: '/', text: 'Link', linktype: 'internal' } },
        HasIcon: false,
        Icon: 'Arrow',
      },
    ],
  },
} satisfies Record<string, LinkListFields>;
