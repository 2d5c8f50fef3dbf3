import type { BookingData } from './loadBooking';

/** Data of the booking's examples, whichever variant. */
export const bookingData: BookingData = {
  country: 'SE',
  hours: {},
  sites: [],
  plain: {
    formName: 'exampleWorkshopRequestForm',
    today: '2026-11-23',
    opening: { now: Date.UTC(2026, 10, 23, 9), zone: 'Europe/Stockholm' },
    names: ['Automotive Uppsala'],
    failed: false,
  },
};
