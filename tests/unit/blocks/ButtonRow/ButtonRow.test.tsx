/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { examples } from '../../../../blocks/ButtonRow/ButtonRow.fixture';
import { button } from '../../../../design-system/components/Button/Button';
import { showBlock } from '../showBlock';

const variants = ['primary', 'secondary', 'outline'] as const;

const classesOf = (variant: (typeof variants)[number]) => button({ variant }).split(' ');

/** Whether an element has the classes that no other variant has. */
const hasVariant = (className: string) => (variant: (typeof variants)[number]) => {
  const otherClasses = variants.filter((other) => other !== variant).flatMap(classesOf);
  const ownClasses = classesOf(variant).filter((name) => !otherClasses.includes(name));
  return ownClasses.length > 0 && ownClasses.every((name) => className.split(' ').includes(name));
};

test('[BLOCK-14] shows links as buttons, the first as the primary one unless the editor chooses otherwise', () => {
  showBlock('ButtonRow', examples.Default);
  const shownVariants = screen
    .getAllByRole('link')
    .map(({ className, textContent }) => [textContent, variants.find(hasVariant(className))]);
  expect(shownVariants).toEqual([
    ['See all cars', 'primary'],
    ['Value my car', 'secondary'],
    ['Talk to us', 'outline'],
  ]);
  expect(screen.getByRole('link', { name: 'Value my car' })).toHaveAttribute('href', '/salj-bil');
});

test('omits a button without an address, and a row without buttons', () => {
  const blank = { Link: { value: { href: '', text: 'Nowhere' } } };
  expect(showBlock('ButtonRow', { Items: [blank] }).container).toBeEmptyDOMElement();
});
