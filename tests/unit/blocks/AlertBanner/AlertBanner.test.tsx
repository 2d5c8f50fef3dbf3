/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { AlertBanner } from '../../../../blocks/AlertBanner/AlertBanner';
import type { AlertBannerFields } from '../../../../schema/generated/fields';

const exampleFields: AlertBannerFields = {
  HasMessage: true,
  Title: { value: 'Closed on Friday' },
  Text: { value: '<p>Come on Saturday</p>' },
  Type: 'Neutral',
};
const show = (overrides: AlertBannerFields) =>
  render(<AlertBanner {...exampleFields} {...overrides} />).container;
const closeButton = () => screen.queryByRole('button');

test('[ALERT-02] shows the title and text of the banner', () => {
  show({});
  expect(screen.getByRole('region')).toHaveTextContent('Closed on FridayCome on Saturday');
});

test.each([
  ['[ALERT-03] without the flag', { HasMessage: false }],
  ['[ALERT-03] with the flag left blank', { HasMessage: undefined }],
  ['[ALERT-04] without title and text', { Title: undefined, Text: undefined }],
  ['[ALERT-04] with blanks for title and text', { Title: { value: ' ' }, Text: { value: '' } }],
  ['[ALERT-05] without a type', { Type: undefined }],
] as const)('%s no banner is shown', (_, overrides) => {
  expect(show(overrides)).toBeEmptyDOMElement();
});

test.each([
  ['title', { Text: undefined }, 'Closed on Friday'],
  ['text', { Title: undefined }, 'Come on Saturday'],
] as const)('[ALERT-04] a banner with only a %s is shown', (_, overrides, words) => {
  show(overrides);
  expect(screen.getByRole('region')).toHaveTextContent(words);
});

test.each(['Dark', 'Light', 'Neutral'] as const)('[ALERT-06] a %s banner can be closed', (Type) => {
  const container = show({ Type });
  expect(closeButton()).toHaveAccessibleName('closeBanner');
  expect(container.querySelector('[data-banner="hideAlert"]')).toHaveAttribute('data-days', '1');
});

test('[ALERT-09] a banner of type Warning cannot be closed or hidden by a cookie', () => {
  const container = show({ Type: 'Warning' });
  expect(closeButton()).toBeNull();
  expect(container.querySelector('[data-banner], script')).toBeNull();
});
