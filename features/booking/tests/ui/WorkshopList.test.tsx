/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { getCalendarNames } from '../../../appointments/ui/calendarNames';
import { WorkshopList, workshopOrders } from '../../ui/WorkshopList';
import type { Workshops } from '../../ui/useWorkshops';
import type { Workshop } from '../../../../domain/booking/booking.types';
import { Words } from './Words';

const workshop: Workshop = {
  departmentId: '1-w',
  siteId: '1',
  siteName: 'Automotive Uppsala',
  address: '',
  latitude: 59.9,
  longitude: 17.6,
  brands: [],
  firstTimeSlot: '2026-11-30T08:00:00',
};

function show(status: Workshops['status'], listed: readonly Workshop[], email = 'w@example.com') {
  render(
    <WorkshopList
      heading={createRef()}
      workshops={{ found: listed, status, hasMore: false, isTooMany: false, loadMore: jest.fn() }}
      listed={listed}
      order={workshopOrders.nearest}
      onOrder={jest.fn()}
      onChoose={jest.fn()}
      brand="Volvo"
      distanceTo={() => undefined}
      openToday={() => undefined}
      unable={[]}
      words={getCalendarNames('sv-SE')}
      email={email}
    />,
    { wrapper: Words },
  );
}

test('[BOOK-95] [ERR-47] without workshops, the advice contains a link to contact the workshop', () => {
  show('none', []);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Vi kan ej hitta några anläggningar som passar dig');
  expect(alert).toHaveTextContent('Ändra dina val eller kontakta oss, så hjälper vi dig.');
  expect(screen.getByRole('link', { name: 'kontakta oss' })).toHaveAttribute(
    'href',
    'mailto:w@example.com',
  );
});

test('[BOOK-95] without an e-mail address, the advice contains no link', () => {
  show('none', [], '');
  expect(screen.getByRole('alert')).toHaveTextContent('Ändra dina val eller kontakta oss, så');
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [true, 'Första lediga tid: mån 30 nov, Heldag'],
  [false, 'Första lediga tid: mån 30 nov 08:00'],
  [undefined, 'Första lediga tid: mån 30 nov 08:00'],
])(
  '[BOOK-86] a first free time that is a whole day (%s) is shown as such, without an hour',
  (firstIsFullDay, text) => {
    show('done', [{ ...workshop, firstIsFullDay }]);
    expect(screen.getByText(text)).toBeVisible();
  },
);
