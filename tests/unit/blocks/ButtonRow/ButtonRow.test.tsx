import { screen } from '@testing-library/react';
import { examples } from '../../../../blocks/ButtonRow/ButtonRow.fixture';
import { showBlock } from '../showBlock';

test('[BLOCK-14] a row of links as buttons: the first stands out, the editor may say otherwise', () => {
  showBlock('ButtonRow', examples.Default);
  const looks = screen
    .getAllByRole('link')
    .map(({ className, textContent }) => [textContent, /variant-(\w+)/.exec(className)?.[1]]);
  expect(looks).toEqual([
    ['See all cars', 'primary'],
    ['Value my car', 'secondary'],
    ['Talk to us', 'outline'],
  ]);
  expect(screen.getByRole('link', { name: 'Value my car' })).toHaveAttribute('href', '/salj-bil');
});

test('a button that leads nowhere is left out, and a row without buttons with them', () => {
  const blank = { Link: { value: { href: '', text: 'Nowhere' } } };
  expect(showBlock('ButtonRow', { Items: [blank] }).container).toBeEmptyDOMElement();
});
