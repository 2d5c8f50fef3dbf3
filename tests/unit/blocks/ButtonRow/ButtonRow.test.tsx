/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { examples } from '../../../../blocks/ButtonRow/ButtonRow.fixture';
import { button } from '../../../../design-system/components/Button/Button';
import { showBlock } from '../showBlock';

const variants = ['primary', 'secondary', 'outline'] as const;

const classesOf = (variant: (typeof variants)[number]) => button({ variant }).split(' ');

/** Whether an element has the classes that no other variant has. */
const isOf = (className: string) => (variant: (typeof variants)[number]) => {
  const others = variants.filter((other) => other !== variant).flatMap(classesOf);
  const own = classesOf(variant).filter((name) => !others.includes(name));
  return own.length > 0 && own.every((name) => className.split(' ').includes(name));
};

test('[BLOCK-14] a row of links as buttons: the first stands out, the editor may say otherwise', () => {
  showBlock('ButtonRow', examples.Default);
  const looks = screen
    .getAllByRole('link')
    .map(({ className, textContent }) => [textContent, variants.find(isOf(className))]);
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
