import { listDaysLikeLast, listFreeDays, listFreeTimes } from '../../model/freeTimes';
import { tireOrder } from '../../model/tireOrder';
import { tireBookingRequest } from '../../../../domain/tireHotel/tireBookingRequest';
import { visitCalendarFile } from '../../model/visitCalendarFile';
import { booking } from './exampleSession';

test('[TIRE-30] days are read from dates and date-times, each once and in order', () => {
  const availableDates = ['2026-11-27', '2026-11-26T00:00:00', '2026-11-27T00:00:00'].map(
    (date) => ({ date }),
  );
  expect(listFreeDays({ availableDates })).toEqual([
    { date: '2026-11-26', hasTimes: true },
    { date: '2026-11-27', hasTimes: true },
  ]);
});

test('days without times are distinguished from those with times', () => {
  const availableDates = [
    { date: '2026-11-27', hasTimes: false },
    { date: '2026-11-26', hasTimes: true },
    { date: '2026-11-26T00:00:00', hasTimes: false },
  ];
  expect(listFreeDays({ availableDates })).toEqual([
    { date: '2026-11-26', hasTimes: true },
    { date: '2026-11-27', hasTimes: false },
  ]);
});

test('[TIRE-31] [TIRE-69] times are shown as HH:mm, each once and in order', () => {
  const availableTimeSlotDates = [
    { startTime: ['2026-11-26T10:00:00', '2026-11-26T08:30:00'] },
    { startTime: ['2026-11-26T08:30:00', '2026-11-26T07:05:00'] },
  ];
  expect(listFreeTimes({ availableTimeSlotDates })).toEqual(['07:05', '08:30', '10:00']);
});

test('days similar to the last change have the same weekday', () => {
  const days = [
    { date: '2026-11-26', hasTimes: false },
    { date: '2026-11-27', hasTimes: true },
    { date: '2026-12-03', hasTimes: true },
  ];
  const thursday = { date: '2026-04-09', time: null };
  expect(listDaysLikeLast(days, thursday)).toEqual(['2026-11-26', '2026-12-03']);
  expect(listDaysLikeLast(days, { ...thursday, time: '08:00' })).toEqual(['2026-12-03']);
});

test('[TIRE-32] an order contains its time twice, or midnight and null where none was chosen', () => {
  const customer = booking.customerBase;
  const timed = tireOrder({ regNo: 'MEK106', date: '2026-11-26', time: '08:00' }, customer, '');
  expect(timed).toEqual({
    bookingDate: '2026-11-26T08:00:00',
    bookingStart: '2026-11-26T08:00:00',
    regNo: 'MEK106',
    freeText: '',
    customer,
  });
  const open = tireOrder({ regNo: 'MEK106', date: '2026-11-26', time: null }, customer, 'Early.');
  expect(open).toMatchObject({ bookingDate: '2026-11-26T00:00:00', bookingStart: null });
  for (const order of [timed, open])
    expect(tireBookingRequest.isValidSync(order, { strict: true })).toBe(true);
});

test('the calendar file belongs to the visit in the page’s address', () => {
  expect(visitCalendarFile('/din-tid?visit=a%2Bb', 'sv')).toBe(
    '/api/visits/calendar?visit=a%2Bb&language=sv',
  );
  expect(visitCalendarFile('/din-tid', 'sv')).toBeUndefined();
});
