/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MegaMenu } from '../../../../blocks/MegaMenu/MegaMenu';
import { PageInfoContext, type PageInfo } from '../../../../rendering/pageInfo';
import { button } from '../../../../design-system/components/Button/Button';
import type { MenuItemFields } from '../../../../schema/generated/fields';

const item = (title: string, overrides: MenuItemFields = {}): MenuItemFields => ({
  Title: { value: title },
  Url: { value: { href: `/${title.toLowerCase()}` } },
  ImageUrl: { value: { src: `/-/media/${title}.jpg`, width: 16, height: 9 } },
  ...overrides,
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

const createChildren = (count: number) =>
  Array.from({ length: count }, (_, index) => item(`C${index}`));

test('[MEGA-04] [MEGA-11] an entry with children opens a panel, and one without is a link', () => {
  show([item('Cars', { Children: [item('Used', { Children: [item('Vans')] })] }), item('About')]);
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  expect(screen.getAllByText('Cars')[0]?.closest('summary')).not.toBeNull();
  expect(screen.getByText('Vans')).toHaveAttribute('href', '/vans');
});

test.each([
  ['Primary', 'primary'],
  ['Outline', 'outline'],
] as const)(
  '[MEGA-05] [MEGA-11] a CTAButton of type %s has the variant of that button',
  (ButtonType, variant) => {
    show([item('Book', { Type: 'CTAButton', ButtonType })]);
    const className = button({ variant, size: 'small' });
    expect(screen.getByRole('link', { name: 'Book' })).toHaveClass(...className.split(' '));
  },
);

test.each([
  [4, 0],
  [5, 5],
])('[MEGA-06] a panel of %i entries shows %i pictures', (count, pictures) => {
  const container = show([item('Cars', { Children: createChildren(count) })]);
  expect(container.querySelectorAll('[data-menu] li li img')).toHaveLength(pictures);
});

test('[MEGA-06] [MEGA-12] hidden entries are neither shown nor counted', () => {
  const hidden = item('Hidden', { HideInNavigation: true });
  const container = show([hidden, item('Cars', { Children: [...createChildren(4), hidden] })]);
  expect(screen.queryByText('Hidden')).toBeNull();
  expect(container.querySelectorAll('[data-menu] li li img')).toHaveLength(0);
});

test('a panel of a few entries shows the picture of its parent entry', () => {
  const container = show([item('Cars', { Children: createChildren(4) })]);
  expect(container.querySelectorAll('[data-aside] img')).toHaveLength(1);
  const panelOfFive = show([item('Cars', { Children: createChildren(5) })]);
  expect(panelOfFive.querySelectorAll('[data-aside] img')).toHaveLength(0);
});

test('links to the car list reserve space for the number of cars', () => {
  const { container } = render(
    <PageInfoContext value={{ ...page, carListPath: '/used' }}>
      <MegaMenu Items={[item('Cars', { Children: [item('Used'), item('About')] })]} />
    </PageInfoContext>,
  );
  const countedLinks = [...container.querySelectorAll('a[data-car-count]')];
  expect(countedLinks.map((link) => link.textContent)).toEqual(['Used']);
});

test('[OQ-152] [MEGA-11] TopSelected marks an entry as selected', () => {
  show([item('Cars', { TopSelected: true }), item('About')]);
  expect(screen.getByText('Cars').closest('li')).toHaveAttribute('data-selected');
  expect(screen.getByText('About').closest('li')).not.toHaveAttribute('data-selected');
});

test('a page in several menus is marked in only one: its own entry, otherwise the first menu with it', () => {
  const serviceMenus = [item('Service', { Children: [item('Find'), item('Care')] })];
  const readMarkedEntries = (items: MenuItemFields[], href: string) =>
    [...show(items, href).querySelectorAll('[data-selected]')].map((li) => li.textContent);
  const about = item('About', { Children: [item('Find'), item('Care')] });
  expect(readMarkedEntries([...serviceMenus, about, item('Find')], '/find')).toEqual(['Find']);
  expect(readMarkedEntries([...serviceMenus, about], '/care')).toEqual([
    expect.stringContaining('Service'),
  ]);
  expect(readMarkedEntries([...serviceMenus, about], '/about')).toEqual([
    expect.stringContaining('About'),
  ]);
});

test('[MEGA-14] shows the bar with its logo when there are no entries', () => {
  show([]);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});
