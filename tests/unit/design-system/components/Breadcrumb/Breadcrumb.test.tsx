/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { Breadcrumb } from '../../../../../design-system/components/Breadcrumb/Breadcrumb';
import { renderInEnglish } from '../inEnglish';

test('[THEME-08] a breadcrumb is a named list of links that ends with the current page', () => {
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Buy a car', href: '/buy' },
  ];
  renderInEnglish(<Breadcrumb trail={trail} current="Volvo EX30" />);
  const nav = screen.getByRole('navigation', { name: 'You are here' });
  const links = within(nav).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/buy']);
  const current = within(nav).getByText('Volvo EX30');
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(current.closest('a')).toBeNull();
  expect(nav.querySelectorAll('ol > li')).toHaveLength(3);
});
