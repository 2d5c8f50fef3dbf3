/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { readBookedCustomer, deleteCustomer } from '../../ui/client/keptCustomer';
import { useSendBooking } from '../../ui/useSendBooking';
import { lastDraft, readDraft, writeDraft } from '../../../enquiries/ui/client/drafts';
import type { BookingRequest } from '../../../../domain/booking/booking.types';
import type { Outcome } from '../../../../domain/booking/bookingState.types';

const customer = {
  firstName: 'Maja',
  lastName: 'Lind',
  phone: '0701234567',
  email: 'm@example.com',
};
const order = { customer, freeText: 'Låter illa' } as BookingRequest;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<h1>Boka verkstad</h1>';
  writeDraft('booking', { ...customer, freeText: 'Låter illa' });
});

function answer(status: number, body: object): void {
  const headers = new Headers({ 'content-type': 'application/json' });
  global.fetch = (async () => ({ status, headers, json: async () => body })) as never;
}

/** Books, and returns the outcome that the state gets. */
async function book(): Promise<Outcome | undefined> {
  const dispatch = jest.fn();
  const { result } = renderHook(() => useSendBooking({ key: null, outcome: null }, dispatch));
  await act(async () => result.current.send(order));
  return dispatch.mock.lastCall?.[0].outcome;
}

test('[BOOK-41] a confirmed booking deletes its draft and the contact details of the customer', async () => {
  answer(200, { id: 'AB12', registrationNumber: 'DSL123', kobraProductIds: [] });
  expect(await book()).toMatchObject({ state: 'confirmed' });
  expect(readDraft('booking')).toBeUndefined();
  expect(lastDraft()).toBeUndefined();
  // The page of the booked visit shows the contact details after a reload too.
  expect(readBookedCustomer()).toEqual(customer);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Låter illa|draft/);
  deleteCustomer();
  expect(sessionStorage).toHaveLength(0);
});

test('[BOOK-41] a booking whose response was lost deletes its draft once it is known to be made', async () => {
  answer(200, {
    state: 'confirmed',
    id: 'AB12',
    registrationNumber: 'DSL123',
    kobraProductIds: [],
  });
  jest.useFakeTimers();
  const dispatch = jest.fn();
  renderHook(() => useSendBooking({ key: 'a-key', outcome: { state: 'unknown' } }, dispatch));
  await act(async () => jest.runOnlyPendingTimersAsync());
  jest.useRealTimers();
  expect(dispatch).toHaveBeenCalledWith(expect.objectContaining({ type: 'outcomeKnown' }));
  expect(readDraft('booking')).toBeUndefined();
});

test('the draft stays while the visit is not booked', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  answer(409, { 'Error Result': ['TimeslotNotAvailable'] });
  expect(await book()).toMatchObject({ state: 'refused' });
  expect(readDraft('booking')).toMatchObject({ freeText: 'Låter illa' });
});
