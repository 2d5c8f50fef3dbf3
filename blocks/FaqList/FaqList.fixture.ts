import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Questions about charging' },
    Text: { value: 'What people ask us most often at the charger.' },
    Link: { value: { href: '/kontakt', text: 'Ask us', linktype: 'internal' } },
    Items: [
      {
        Question: { value: 'Do I need an app?' },
        Answer: { value: '<p>No. Hold your card to the reader, and the charger starts.</p>' },
      },
      {
        Question: { value: 'How long does it take?' },
        Answer: {
          value:
            '<p>From 10 to 80 %:</p><ul><li>at 300 kW about 20 minutes</li><li>at 22 kW about <strong>three hours</strong></li></ul>',
        },
      },
      {
        Question: { value: 'Where do I see what it cost?' },
        Answer: {
          value: '<p>On the receipt. <a href="/kontakt">Write to us</a> if it is missing.</p>',
        },
      },
    ],
  },
} satisfies BlockExamples<'FaqList'>;
