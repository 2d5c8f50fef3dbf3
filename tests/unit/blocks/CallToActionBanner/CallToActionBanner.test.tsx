/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { examples } from '../../../../blocks/CallToActionBanner/CallToActionBanner.fixture';
import { showBlock } from '../showBlock';

test('[BLOCK-15] shows a title, a text and a button with a link', () => {
  showBlock('CallToActionBanner', examples.Default);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('What is your car worth');
  expect(screen.getByText(/You get a valuation within a day/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Value my car' })).toHaveAttribute('href', '/salj-bil');
});

test('[BLOCK-15] shows a single button below the text when there is a picture', () => {
  showBlock('CallToActionBanner', examples.WithPicture);
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('renders nothing without texts and a link', () => {
  expect(showBlock('CallToActionBanner', { Tone: 'Dark' }).container).toBeEmptyDOMElement();
});
