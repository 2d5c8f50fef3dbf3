import type { StageRowFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Title' },
    Text: { value: 'Text' },
    Link: { value: { href: '/', text: 'Link', linktype: 'internal' } },
    Columns: 2,
    BackgroundColor: 'Default',
  },
} satisfies Record<string, StageRowFields>;
