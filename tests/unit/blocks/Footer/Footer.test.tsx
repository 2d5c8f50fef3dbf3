/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../../../blocks/Footer/Footer';
import { type PageInfo, PageInfoContext } from '../../../../rendering/pageInfo';
import { RichText } from '../../../../design-system/components/RichText/RichText';
import type { FooterFields } from '../../../../schema/generated/fields';

const page: PageInfo = {
  siteName: 'Site',
  language: 'sv',
  homeHref: '/',
  href: '/',
  isHome: true,
  languages: [],
  origin: 'https://site.example',
  carListPath: '/kop-bil',
  locale: 'sv-SE',
  country: 'SE',
  currency: 'SEK',
  mileageUnit: 'mil',
  vatPercent: 25,
};

function show(fields: FooterFields, overrides: Partial<PageInfo> = {}) {
  return render(
    <PageInfoContext value={{ ...page, ...overrides }}>
      <Footer {...fields} />
    </PageInfoContext>,
  ).container;
}

const logo = (name: string) => ({ value: { src: `/-/media/${name}.svg` } });
const brands: FooterFields = {
  ShowBrands: true,
  BrandsHeading: { value: 'Our makes' },
  Brands: [
    { Name: { value: 'Mercedes & Benz' }, Logo: logo('colour'), LogoBlackAndWhite: logo('bw') },
  ],
};

describe('brands of the footer', () => {
  test('[FOOT-01] [FOOT-03] brands are shown below their heading, each with two logos and one accessible name', () => {
    const container = show(brands);
    expect(screen.getByRole('heading', { name: 'Our makes' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mercedes & Benz' })).toBeInTheDocument();
    const sources = [...container.querySelectorAll('img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(sources).toEqual([
      expect.stringContaining('colour.svg'),
      expect.stringContaining('bw.svg'),
    ]);
  });

  test('[FOOT-01] brands are hidden without the flag', () => {
    show({ ...brands, ShowBrands: false });
    expect(screen.queryByText('Our makes')).toBeNull();
    expect(screen.queryByRole('link', { name: /Mercedes/ })).toBeNull();
  });

  test.each([
    ['/kop-bil', '/kop-bil?car_brand=Mercedes%20%26%20Benz'],
    ['/kop-bil?sort=price', '/kop-bil?sort=price&car_brand=Mercedes%20%26%20Benz'],
  ])('[FOOT-02] brands link from %s to their cars', (carListPath, href) => {
    show(brands, { carListPath });
    expect(screen.getByRole('link', { name: /Mercedes/ })).toHaveAttribute('href', href);
  });

  test('[FOOT-02] brands have no links on a site without a car list', () => {
    show(brands, { carListPath: undefined });
    expect(screen.queryByRole('link', { name: /Mercedes/ })).toBeNull();
    expect(screen.getByRole('img', { name: /Mercedes/ })).toBeInTheDocument();
  });
});

const link = (href: string, text: string, title?: string) => ({
  Link: { value: { href, text, title } },
});

test('[FOOT-04] columns of the footer have a title, a description and links', () => {
  const column = {
    Title: { value: 'Buy' },
    Description: { value: 'New and used' },
    ColumnItems: [link('/bilar', 'Cars'), link('/salj', 'Sell')],
  };
  show({ Columns: [column] });
  const nav = within(screen.getByRole('navigation', { name: 'footerNavigation' }));
  expect(nav.getByRole('heading', { name: 'Buy' })).toBeInTheDocument();
  expect(nav.getByText('New and used')).toBeInTheDocument();
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Cars', 'Sell']);
});

test('[FOOT-05] [FOOT-06] the highlighted link and the links to social profiles have accessible names', () => {
  show({
    HighlightedLink: { value: { href: '/hitta', text: 'Find us' } },
    SocialLinks: [{ name: 'LinkedIn', Url: { value: { href: 'https://linkedin.example' } } }],
  });
  expect(screen.getByRole('link', { name: 'Find us' })).toHaveAttribute('href', '/hitta');
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toBeInTheDocument();
});

const infoField = (heading: string) => ({
  Heading: { value: heading },
  Text: { value: `<p>About ${heading}</p>` },
});
/** Class of a text that is as wide as its container. */
const getWideClass = () =>
  render(<RichText html="" size="small" measured={false} />).container.firstElementChild?.className;

test('[FOOT-08] shows up to two info fields, each with heading and text', () => {
  show({ InfoField1: infoField('prices'), InfoField2: infoField('range') });
  expect(screen.getByRole('heading', { name: 'range' })).toBeInTheDocument();
  expect(screen.getByText('About range')).toBeInTheDocument();
});

test.each([
  ['one field with the flag', true, undefined, true],
  ['one field without the flag', false, undefined, false],
  ['two fields with the flag', true, infoField('range'), false],
])('[FOOT-09] %s has full width: %s', (_, flag, InfoField2, isFullWidth) => {
  show({ InfoField1: infoField('prices'), InfoField2, InfoFieldOneChildFullWidth: flag });
  expect(screen.getByText('About prices').parentElement?.className === getWideClass()).toBe(
    isFullWidth,
  );
});

describe('[FOOT-10] link to the cookie settings', () => {
  const trigger = 'hedin_cookie_consent_settings';
  const showColumnLink = (item: ReturnType<typeof link>) =>
    show({ Columns: [{ ColumnItems: [item] }] });

  test('the cookie link is recognised by its title, which is hidden, and leads to the policy without script', () => {
    showColumnLink(link('/policy', 'Cookies', trigger));
    const cookieLink = screen.getByRole('link', { name: 'Cookies' });
    expect(cookieLink).toHaveAttribute('data-consent-settings');
    expect(cookieLink).toHaveAttribute('href', '/policy');
    expect(cookieLink).not.toHaveAttribute('title');
  });

  test('the cookie link is recognised by its text, which the text of the dictionary replaces', () => {
    showColumnLink(link('/policy', trigger));
    expect(screen.getByRole('link', { name: 'consentSettings' })).toBeInTheDocument();
  });

  test('a link with another title does not open the cookie settings', () => {
    showColumnLink(link('/policy', 'Cookies', 'Policy'));
    expect(screen.getByRole('link', { name: 'Cookies' })).not.toHaveAttribute(
      'data-consent-settings',
    );
  });
});

test('[FOOT-14] shows the loan warning only on sites that require it', () => {
  show({});
  expect(screen.queryByText('Att låna kostar pengar!')).toBeNull();
  show({}, { loanWarning: true });
  expect(screen.getByText('Att låna kostar pengar!')).toBeInTheDocument();
});
