/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { MainNavigation } from '../../../../blocks/MainNavigation/MainNavigation';
import { PageInfoContext, type PageInfo } from '../../../../rendering/pageInfo';
import type {
  MainNavigationFields,
  NavigationItemFields,
} from '../../../../schema/generated/fields';

const link = (href: string, text?: string) => ({ value: { href, text } });

const entry = (
  title: string,
  href: string,
  overrides: NavigationItemFields = {},
): NavigationItemFields => ({ navigationTitle: { value: title }, Url: link(href), ...overrides });

const swedish = {
  language: 'sv',
  nativeName: 'Svenska',
  href: '/',
  isSamePage: true,
  isCurrent: true,
};
const english = {
  language: 'en',
  nativeName: 'English',
  href: '/en',
  isSamePage: true,
  isCurrent: false,
};

function show(fields: MainNavigationFields, info: Partial<PageInfo> = {}) {
  const page: PageInfo = {
    siteName: 'Site',
    language: 'sv',
    homeHref: '/',
    href: '/',
    origin: '',
    isHome: true,
    locale: 'sv-SE',
    country: 'SE',
    currency: 'SEK',
    mileageUnit: 'mil',
    vatPercent: 25,
    languages: [swedish],
    ...info,
  };
  return render(
    <PageInfoContext value={page}>
      <MainNavigation {...fields} />
    </PageInfoContext>,
  ).container;
}

test('[NAV-05] [NAV-17] shows three levels of entries and no fourth', () => {
  const levels = [4, 3, 2, 1].reduce<NavigationItemFields[]>(
    (Children, level) => [entry(`Level ${level}`, `/${level}`, { Children })],
    [],
  );
  const container = show({ Items: levels });
  expect(container.querySelectorAll('[data-menu] ul ul')).toHaveLength(1);
  expect(screen.getByText('Level 3')).toHaveAttribute('href', '/3');
  expect(screen.queryByText('Level 4')).toBeNull();
});

test('[NAV-17] an entry without a title shows its name', () => {
  show({ Items: [{ name: 'Cars', Url: link('/cars') }] });
  expect(screen.getByRole('link', { name: 'Cars' })).toHaveAttribute('href', '/cars');
});

test('[NAV-19] [OQ-19] an entry with children is a link only when its field says so', () => {
  const Children = [entry('Child', '/child')];
  show({
    Items: [
      entry('Opens', '/opens', { Children }),
      entry('Leads', '/leads', { Children, navigableWithChildren: true }),
    ],
  });
  expect(screen.queryByRole('link', { name: 'Opens' })).toBeNull();
  expect(screen.getByText('Opens').tagName).toBe('SUMMARY');
  expect(screen.getByRole('link', { name: 'Leads' })).toHaveAttribute('href', '/leads');
  expect(screen.getByLabelText(/: Leads$/).tagName).toBe('SUMMARY');
});

test('[NAV-20] an entry with an external link leads to that address', () => {
  show({
    Items: [entry('Charging', '/ladda', { externalLink: link('https://charging.example') })],
  });
  expect(screen.getByRole('link', { name: 'Charging' })).toHaveAttribute(
    'href',
    'https://charging.example',
  );
});

test('[NAV-21] hides hidden entries at every level', () => {
  const hidden = entry('Hidden', '/hidden', { hideInNavigation: true });
  show({ Items: [hidden, entry('Shown', '/shown', { Children: [hidden] })] });
  expect(screen.queryByText('Hidden')).toBeNull();
  expect(screen.getByRole('link', { name: 'Shown' })).toBeVisible();
});

test('[NAV-12] [NAV-13] an extra link is shown only with a title or link text that is not blank', () => {
  const container = show({
    Items: [],
    ExtraLinks: [
      { Title: { value: 'Titled' }, Link: { value: { href: '/titled', target: '_blank' } } },
      { Link: link('/texted', 'Texted') },
      { Title: { value: '  ' }, Link: link('/blank', ' ') },
    ],
  });
  expect(screen.getByRole('link', { name: /^Titled/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Texted' })).toHaveAttribute('href', '/texted');
  expect(container.querySelector('[href="/blank"]')).toBeNull();
});

test('[NAV-09] [NAV-10] [NAV-11] lists languages by their own names when there is more than one', () => {
  const { unmount } = render(<div />);
  unmount();
  expect(show({}).querySelector('[data-languages]')).toBeNull();
  const switcher = show({}, { languages: [swedish, english] }).querySelector('[data-languages]');
  const other = within(switcher as HTMLElement).getByText('English');
  expect(other).toHaveAttribute('href', '/en');
  expect(other).toHaveAttribute('lang', 'en');
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])(
  '[NAV-15] with sticky %s on the home page %s the bar overlays the page: %s',
  (Sticky, isHome, isOverlay) => {
    const bar = show({ Sticky }, { isHome }).querySelector('[data-navigation]');
    expect(bar?.hasAttribute('data-overlay')).toBe(isOverlay);
  },
);

test('[NAV-31] renders no navigation for an empty menu', () => {
  show({ Items: [] });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('banner')).toBeVisible();
});

test('renders a link with a javascript: address as plain text', () => {
  show({ Items: [entry('Bad', 'javascript:alert(1)')] });
  expect(screen.getByText('Bad').tagName).toBe('SPAN');
});
