import type { BookingData } from './loadBooking';

/** Example data for both variants of the booking. */
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
