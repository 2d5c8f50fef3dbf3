import type { AccordionFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Title' },
    Items: [
      {
        Title: { value: 'Title' },
        Text: { value: '<p>Text with <strong>strong</strong> words.</p>' },
      },
      {
        Title: { value: 'Title' },
        Text: { value: '<p>Text with <strong>strong</strong> words.</p>' },
      },
      {
        Title: { value: 'Title' },
        Text: { value: '<p>Text with <strong>strong</strong> words.</p>' },
      },
    ],
  },
} satisfies Record<string, AccordionFields>;
