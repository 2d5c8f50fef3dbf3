import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {},
  Chosen: {
    Title: { value: 'Tipsa någon' },
    Items: [{ Target: 'WhatsApp' }, { Target: 'Mail' }, { Target: 'Link' }],
  },
} satisfies BlockExamples<'SocialSharing'>;
