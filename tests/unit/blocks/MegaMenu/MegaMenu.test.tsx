/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MegaMenu } from '../../../../blocks/MegaMenu/MegaMenu';
import { PageInfoContext, type PageInfo } from '../../../../rendering/pageInfo';
import { button } from '../../../../design-system/components/Button/Button';
import type { MenuItemFields } from '../../../../schema/generated/fields';

const item = (title: string, more: MenuItemFields = {}): MenuItemFields => ({
  Title: { value: title },
  Url: { value: { href: `/${title.toLowerCase()}` } },
  ImageUrl: { value: { src: `/-/media/${title}.jpg`, width: 16, height: 9 } },
  ...more,
});

const page: PageInfo = {
  siteName: 'Site',
  language: 'sv',
  homeHref: '/',
  href: '/',
  origin: '',
  isHome: true,
  languages: [],
  locale: 'sv-SE',
  country: 'SE',
  currency: 'SEK',
  mileageUnit: 'mil',
  vatPercent: 25,
};

function show(Items: MenuItemFields[], href = '/') {
  return render(
    <PageInfoContext value={{ ...page, href }}>
      <MegaMenu Items={Items} />
    </PageInfoContext>,
  ).container;
}

const children = (count: number) => Array.from({ length: count }, (_, index) => item(`C${index}`));

test('[MEGA-04] [MEGA-11] an entry with others opens a panel, one without is a link', () => {
  show([item('Cars', { Children: [item('Used', { Children: [item('Vans')] })] }), item('About')]);
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  expect(screen.getAllByText('Cars')[0]?.closest('summary')).not.toBeNull();
  expect(screen.getByText('Vans')).toHaveAttribute('href', '/vans');
});

test.each([
  ['Primary', 'primary'],
  ['Outline', 'outline'],
] as const)('[MEGA-05] [MEGA-11] a CTAButton of type %s has that look', (ButtonType, variant) => {
  show([item('Book', { Type: 'CTAButton', ButtonType })]);
  const look = button({ variant, size: 'small' });
  expect(screen.getByRole('link', { name: 'Book' })).toHaveClass(...look.split(' '));
});

test.each([
  [4, 0],
  [5, 5],
])('[MEGA-06] a panel of %i entries has %i pictures', (count, pictures) => {
  const container = show([item('Cars', { Children: children(count) })]);
  expect(container.querySelectorAll('[data-menu] li li img')).toHaveLength(pictures);
});

test('[MEGA-06] [MEGA-12] hidden entries do not count, and are left out', () => {
  const hidden = item('Hidden', { HideInNavigation: true });
  const container = show([hidden, item('Cars', { Children: [...children(4), hidden] })]);
  expect(screen.queryByText('Hidden')).toBeNull();
  expect(container.querySelectorAll('[data-menu] li li img')).toHaveLength(0);
});

test('a panel of few entries has the picture of its own entry', () => {
  const container = show([item('Cars', { Children: children(4) })]);
  expect(container.querySelectorAll('[data-aside] img')).toHaveLength(1);
  const many = show([item('Cars', { Children: children(5) })]);
  expect(many.querySelectorAll('[data-aside] img')).toHaveLength(0);
});

test('links to the list of cars keep room for their number', () => {
  const { container } = render(
    <PageInfoContext value={{ ...page, carListPath: '/used' }}>
      <MegaMenu Items={[item('Cars', { Children: [item('Used'), item('About')] })]} />
    </PageInfoContext>,
  );
  const counted = [...container.querySelectorAll('a[data-car-count]')];
  expect(counted.map((link) => link.textContent)).toEqual(['Used']);
});

test('[OQ-152] [MEGA-11] TopSelected marks the entry', () => {
  show([item('Cars', { TopSelected: true }), item('About')]);
  expect(screen.getByText('Cars').closest('li')).toHaveAttribute('data-selected');
  expect(screen.getByText('About').closest('li')).not.toHaveAttribute('data-selected');
});

test('a page that stands in several menus is marked at one: its own, else the first', () => {
  const places = [item('Service', { Children: [item('Find'), item('Care')] })];
  const marked = (items: MenuItemFields[], href: string) =>
    [...show(items, href).querySelectorAll('[data-selected]')].map((li) => li.textContent);
  const about = item('About', { Children: [item('Find'), item('Care')] });
  expect(marked([...places, about, item('Find')], '/find')).toEqual(['Find']);
  expect(marked([...places, about], '/care')).toEqual([expect.stringContaining('Service')]);
  expect(marked([...places, about], '/about')).toEqual([expect.stringContaining('About')]);
});

test('[MEGA-14] without entries the bar stands with its logo', () => {
  show([]);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});
