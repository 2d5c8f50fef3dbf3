import type { ServerResponse } from 'node:http';
import type { Workshop } from '../../../../domain/booking/booking.types';
import type { StoredBooking } from '../../../appointments/server/BookingStore';
import { createMechmateClient } from '../../server/mechmate/mechmate';
import { serve, startApp, type SendRequest } from '../../../../tests/unit/server/appUnderTest';

export const host = 'automotive-se.localhost';
export const car = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2020,
  hasServiceAgreement: true,
  isSupported: true,
};
const offering = {
  code: 'oil',
  name: 'Oljebyte',
  price: 1495,
  priceKnown: true,
  notKnownPriceText: '',
  priceDiscount: 1195,
  description: 'Olja och filter',
  isAvailable: true,
  category: 'Service',
  unitPrice: { minimum: 1, maximum: 4, unit: 'hjul', unitAbbreviation: 'st', postfix: '' },
  allowUserInput: false,
  type: 'service',
  listItems: ['Olja'],
};
export const categories = [
  { name: 'Service', icon: 'wrench', selectionType: null, offerings: [offering] },
];
export const workshopNo = (number: number): Workshop => ({
  departmentId: `100${number}-w`,
  siteId: `100${number}`,
  siteName: `Automotive ${number}`,
  address: 'Storgatan 1, Lund',
  latitude: 55.7,
  longitude: 13.2,
  brands: ['Volvo'],
  firstTimeSlot: '2026-11-24T08:00:00',
});

export type AnswerRequest = (path: string, response: ServerResponse) => void;
export const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Starts the web server with a fake workshop system that sends the answers of the test. */
export async function startBooking(answer: AnswerRequest, booking?: StoredBooking) {
  const requestedPaths: string[] = [];
  const confirmed: unknown[][] = [];
  const port = await serve((request, response) => {
    requestedPaths.push(request.url ?? '');
    answer(request.url ?? '', response);
  });
  const app = await startApp({
    mechmate: createMechmateClient(`http://127.0.0.1:${port}`, { answerMs: 500 }),
    bookings: {
      confirm: (...sent) => {
        confirmed.push(sent);
        return booking ? Promise.resolve(booking) : Promise.reject(new Error('unexpected'));
      },
      find: () => Promise.resolve(booking),
      giveUp: () => (booking ? Promise.resolve(booking) : Promise.reject(new Error('unexpected'))),
      start: () => undefined,
      close: () => Promise.resolve(),
    },
  });
  const requestApi = async (path: string, { headers, ...rest }: SendRequest = {}) => {
    const response = await app.request({
      path: `/api/mechmate${path}`,
      headers: { host, ...headers },
      ...rest,
    });
    const isJson = response.headers['content-type']?.startsWith('application/json') === true;
    return { ...response, body: isJson ? (JSON.parse(response.text) as unknown) : undefined };
  };
  return { app, requestApi, requestedPaths, confirmed };
}
