import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    HasMessage: true,
    Title: { value: 'Changed opening hours' },
    Text: {
      value:
        '<p>All dealerships are closed on Friday. <a href="/anlaggningar">See the hours of yours</a></p>',
    },
    Type: 'Neutral',
  },
  Warning: {
    HasMessage: true,
    Title: { value: 'Recall' },
    Text: {
      value:
        '<p>Charging cables of the type C2 may overheat and must not be used. <a href="/kontakt">Get yours replaced free of charge</a></p>',
    },
    Type: 'Warning',
  },
  Dark: {
    HasMessage: true,
    Title: { value: 'Asennamme ajoneuvokohtaiset lisävarustepakettimme elokuun loppuun asti' },
    Type: 'Dark',
  },
  Light: {
    HasMessage: true,
    Text: { value: '<p>Our telephones are out of order this morning.</p>' },
    Type: 'Light',
  },
} satisfies BlockExamples<'AlertBanner'>;
