/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { LinkListFields } from '../../../../schema/generated/fields';
import { showBlock } from '../showBlock';

const link = { value: { href: '/kop-bil', text: 'Buy' } };

const show = (...Items: NonNullable<LinkListFields['Items']>) =>
  showBlock('LinkList', { Items }).container.querySelectorAll('svg').length;

test("[BLOCK-05] a link has the text of its entry, or the link's own text by default", () => {
  show(
    { Text: { value: 'Buy a car' }, Link: link },
    { Link: link },
    { Text: { value: 'No link' } },
  );
  const names = screen.getAllByRole('link').map((element) => element.textContent);
  expect(names).toEqual(['Buy a car', 'Buy']);
  expect(screen.getByRole('link', { name: 'Buy a car' })).toHaveAttribute('href', '/kop-bil');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('[BLOCK-05] a link has an icon only when the editor enables it', () => {
  const without = show({ Link: link, Icon: 'Car' });
  expect(show({ Link: link, Icon: 'Car', HasIcon: true })).toBe(without + 1);
  expect(show({ Link: link, Icon: 'Car', HasIcon: false })).toBe(without);
});

test('renders nothing without links', () => {
  expect(showBlock('LinkList', { Title: { value: 'Links' } }).container).toBeEmptyDOMElement();
});
