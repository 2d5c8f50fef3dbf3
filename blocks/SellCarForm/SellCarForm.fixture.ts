import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Tell us about your car' },
    Text: {
      value:
        '<p>Registration number and mileage are enough for an estimate. The price is set when we have looked at the car together.</p>',
    },
    data: { site: 'automotive-se' },
  },
} satisfies BlockExamples<'SellCarForm'>;
