/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { examples } from '../../../../blocks/Quote/Quote.fixture';
import { showBlock } from '../showBlock';

test('a quote names its source outside of the quoted words', () => {
  showBlock('Quote', examples.Default);
  const quote = screen.getByRole('blockquote');
  expect(quote).toHaveTextContent(/^The worst thing one can do is to be silent\.$/);
  const figure = screen.getByRole('figure');
  const source = within(figure).getByText('Maja Lund');
  expect(source.tagName).toBe('CITE');
  expect(quote).not.toContainElement(source);
  expect(figure).toContainElement(screen.getByText(/reception$/));
});

test('a quote without a source has no caption, and without words it is not shown', () => {
  const { container } = showBlock('Quote', examples.WordsAlone);
  expect(container.querySelector('figcaption')).toBeNull();
  expect(showBlock('Quote', { Source: { value: 'Maja' } }).container).toBeEmptyDOMElement();
});
