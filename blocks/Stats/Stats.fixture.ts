import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Automotive in figures' },
    Items: [
      { Value: { value: '62' }, Label: { value: 'dealerships from Malmö to Umeå' } },
      { Value: { value: '13' }, Label: { value: 'makes under one roof' } },
      { Value: { value: '1,900' }, Label: { value: 'people who look after you' } },
      { Value: { value: '4.6 / 5' }, Label: { value: 'from customers after a service' } },
    ],
  },
  Dark: {
    Items: [
      { Value: { value: '24' }, Label: { value: 'laddplatser' } },
      { Value: { value: '300 kW' }, Label: { value: 'högsta effekt' } },
      { Value: { value: '5,45 kr' }, Label: { value: 'per kWh, utan abonnemang' } },
    ],
    BackgroundColor: 'Dark',
  },
} satisfies BlockExamples<'Stats'>;
