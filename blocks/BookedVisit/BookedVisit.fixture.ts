import type { ShownVisit, VisitWeek } from '../../domain/booking/visit.types';
import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Your workshop visit' },
    BookLink: { value: { href: '/book', text: 'Book the workshop', linktype: 'internal' } },
  },
} satisfies BlockExamples<'BookedVisit'>;

/** A week with free times. */
export const freeWeek: VisitWeek = {
  days: [
    {
      date: '2026-11-24',
      availableSlots: ['08:00', '08:30', '09:00', '13:30'],
      allDaySlotAvailable: true,
    },
    { date: '2026-11-25', availableSlots: ['10:00', '15:30'], allDaySlotAvailable: false },
    { date: '2026-11-28', availableSlots: [], allDaySlotAvailable: false },
  ],
  later: '2026-11-30',
};

/** A visit that may be moved and cancelled. */
export const shownVisit: ShownVisit = {
  kind: 'workshop',
  token: 'token-of-the-link',
  reference: 'K4F9-7RX',
  registrationNumber: 'MEK106',
  state: 'confirmed',
  services: ['Originalservice', 'Byte av vindrutetorkare'],
  workshop: {
    departmentId: '1001-w',
    siteName: 'Automotive Stockholm',
    address: 'Industrigatan 3, 116 45 Stockholm',
    phone: '08-465 004 10',
    latitude: 59.33,
    longitude: 18.06,
  },
  price: { amount: 3690, isPartial: false },
  timeSlot: '2026-11-24T08:30:00',
  isFullDay: false,
  start: '2026-11-24T07:30:00.000Z',
  end: '2026-11-24T08:30:00.000Z',
  mayChange: true,
  isChoosing: true,
  week: freeWeek,
};
