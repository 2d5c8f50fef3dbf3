import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'The range you plan with' },
    RichText: {
      value:
        '<p>In January the car went <strong>310 kilometres</strong> on a charge, against 440 in September. That is less than the brochure says and more than we need in a week.</p><ul><li>Heat the car while it is still plugged in.</li><li>Use the seats’ heating before the fan’s.</li></ul>',
    },
    Image: {
      value: {
        src: '/-/media/scenes/charging.webp',
        alt: 'Silver electric car at a charging point at dusk',
        width: 1920,
        height: 1080,
      },
    },
    Caption: { value: 'Illustration: a fast charger at dusk' },
  },
  TextAlone: {
    RichText: { value: '<p>We open at seven, every weekday, and on Saturdays at ten.</p>' },
  },
} satisfies BlockExamples<'StoryText'>;
