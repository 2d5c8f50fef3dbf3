/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { examples } from '../../../../blocks/DealerPage/DealerPage.fixture';
import { fakeLayout } from '../../design-system/fakeLayout';
import { showBlock } from '../showBlock';
import { carsHref } from '../../../../blocks/DealerPage/DealerHead';

beforeEach(fakeLayout);

const link = (name: RegExp) => screen.getByRole('link', { name });

test('[DEAL-08] [DEAL-09] shows a back link, photo, address that links to a map search, phone and e-mail', () => {
  showBlock('DealerPage', examples.Default);
  expect(link(/^Back/)).toHaveAttribute('data-history-back');
  expect(screen.getByRole('img', { name: 'Automotive Stockholm' })).toBeInTheDocument();
  expect(link(/^Example Street 1, 100 10 Stockholm/)).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Automotive%20Stockholm%2C%20Example%20Street%201%2C%20100%2010%20Stockholm',
  );
  expect(link(/^010-000 00 01/)).toHaveAttribute('href', 'tel:0100000001');
  expect(link(/^hello@example.com/)).toHaveAttribute('href', 'mailto:hello@example.com');
});

test('[DEAL-11] [DEAL-12] lists departments with contact details, and shows their hours without script', () => {
  showBlock('DealerPage', examples.Default);
  const heading = screen.getByRole('heading', { name: 'Workshop' });
  const department = within(heading.closest('section')!);
  expect(department.getByText('Monday 7am–5pm')).toBeInTheDocument();
  expect(department.getByRole('link', { name: /010-000 00 02/ })).toHaveAttribute(
    'href',
    'tel:0100000002',
  );
  expect(department.getByRole('link', { name: /workshop@example.com/ })).toBeInTheDocument();
});

test('[DEAL-13] [DEAL-21] [DEAL-23] makes with logos and staff with initials expand in place', () => {
  const { container } = showBlock('DealerPage', examples.Default);
  const details = [...container.querySelectorAll('details')];
  expect(details.every(({ open }) => !open)).toBe(true);
  const [, makes, staff] = details;
  expect(makes).toHaveTextContent('Ford');
  expect(makes!.querySelector('img')).toHaveAttribute('src', '/-/media/brands/ford.svg');
  // A brand without a logo has only its name.
  expect(makes).toHaveTextContent('polestar');
  expect(staff).toHaveTextContent('Staff (2)');
  expect(staff).toHaveTextContent('ABAnna BacklundManager');
  expect(staff).not.toHaveTextContent('illustrations');
});

test('[DEAL-13] marks drawn portraits as illustrations', () => {
  const { data } = examples.Default;
  if (data.state !== 'found') throw new Error('The example has no dealer');
  const [first] = data.dealer.departments;
  const staff = [{ ...first!.staff[0]!, picture: '/-/media/portraits/long-0.webp' }];
  const dealer = { ...data.dealer, departments: [{ ...first!, staff }] };
  showBlock('DealerPage', { ...examples.Default, data: { ...data, dealer } } as never);
  expect(screen.getByText('The portraits are illustrations.')).toBeInTheDocument();
});

test("[DEAL-15] links to a list of the cars with the dealer's town and name", () => {
  const { data } = examples.Default;
  if (data.state !== 'found') throw new Error('The example has no dealer');
  expect(carsHref('/kop-bil?sort=newest', data.dealer)).toBe(
    '/kop-bil?sort=newest&car_site_city=Stockholm&car_site_name=Automotive+Stockholm',
  );
});

test('[DEAL-10] shows a static map without script and keeps the live map hidden until it is requested', () => {
  const { container } = showBlock('DealerPage', examples.Default);
  expect(screen.getByRole('img', { name: /^Map of Example Street 1/ })).toBeInTheDocument();
  expect(container.querySelector('[data-live-map]')).toHaveAttribute('hidden');
});

test('shows a page for a dealer with almost no data', () => {
  showBlock('DealerPage', examples.Sparse as never);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Automotive Nowhere');
  expect(screen.queryByRole('heading', { name: 'Departments' })).toBeNull();
});

test('[DEAL-16] shows a message when the dealer does not exist', () => {
  showBlock('DealerPage', examples.Gone as never);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We have moved');
});
