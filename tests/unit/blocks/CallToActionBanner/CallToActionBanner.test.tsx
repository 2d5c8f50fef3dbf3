/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { examples } from '../../../../blocks/CallToActionBanner/CallToActionBanner.fixture';
import { showBlock } from '../showBlock';

test('[BLOCK-15] title, text and a button that leads on', () => {
  showBlock('CallToActionBanner', examples.Default);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('What is your car worth');
  expect(screen.getByText(/You get a valuation within a day/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Value my car' })).toHaveAttribute('href', '/salj-bil');
});

test('[BLOCK-15] with a picture the button stands below the words, still one', () => {
  showBlock('CallToActionBanner', examples.WithPicture);
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('without words and link nothing is shown', () => {
  expect(showBlock('CallToActionBanner', { Tone: 'Dark' }).container).toBeEmptyDOMElement();
});
