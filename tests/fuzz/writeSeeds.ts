import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Site } from '../../sites/site.types';
import type { FuzzRequest, FuzzTarget } from './fuzzRequest.types';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const person = { name: 'Eva Ek', email: 'eva@example.com', phone: '070 174 06 05' };

/**
 * Requests of a site's pages that change something, one per address. Sites without the feature reject them.
 */
export function createVisitorWrites(site: Site, carId: string): FuzzRequest[] {
  const host = `${site.name}.localhost`;
  const commonHeaders = { host, origin: `http://${host}` };
  const send = (path: string, body: object, headers = {}) =>
    write('web', path, JSON.stringify(body), { ...commonHeaders, ...json, ...headers });
  const sendForm = (path: string, fields: Record<string, string>) =>
    write('web', path, String(new URLSearchParams(fields)), { ...commonHeaders, ...form });
  const device = { endpoint: 'http://localhost/push/x', keys: createSubscriptionKeys() };
  const token = 'x'.repeat(60);
  const days = { registrationNumber: 'ABC123', fromDate: '2030-01-07', toDate: '2030-01-11' };
  const booking = {
    customer: { firstName: 'Eva', lastName: 'Ek', phoneNumber: '0701740605', email: person.email },
    departmentId: '101',
    timeSlot: '2030-01-07T08:00:00',
    isFullDay: false,
    registrationNumber: 'ABC123',
    serviceOfferingRequests: [{ kobraId: '1' }],
  };
  const alerts = ['confirm', 'frequency', 'renew', 'stop', 'stop-all'].map((action) =>
    sendForm(`/api/alerts/${action}`, { token, search: randomUUID(), frequency: 'daily' }),
  );
  return [
    ...alerts,
    sendForm('/api/alerts/save', { email: person.email, list: '/kop-bil', frequency: 'daily' }),
    sendForm('/api/alerts/cars', { email: person.email, cars: carId }),
    sendForm(`/api/alerts/stop-at-once?token=${token}`, { 'List-Unsubscribe': 'One-Click' }),
    ...['search', 'cars', 'copy', 'own', 'moved'].map((wish) =>
      send(`/api/alerts/devices/${wish}`, {
        subscription: device,
        old: { endpoint: device.endpoint, auth: device.keys.auth },
        endpoint: device.endpoint,
        auth: device.keys.auth,
        list: '/kop-bil',
        cars: [carId],
        token,
      }),
    ),
    sendForm('/api/holds', { car: carId, ...person }),
    sendForm('/api/holds/release', { hold: token }),
    sendForm('/api/test-drives', { car: carId, time: '2030-01-07T10:00:00', ...person }),
    sendForm('/api/visits/move', { visit: token, time: '2030-01-07T08:00:00' }),
    sendForm('/api/visits/cancel', { visit: token }),
    send('/api/mechmate/book', booking, { 'idempotency-key': randomUUID() }),
    { ...write('web', `/api/mechmate/book/${randomUUID()}`, '', commonHeaders), method: 'DELETE' },
    ...['authorization/login?encryptedPhoneNumber=x', 'authorization/logout'].map((path) =>
      send(`/api/tirehotel/${path}`, {}),
    ),
    send('/api/tirehotel/authorization/validate?authToken=x&code=1234', { code: '1234' }),
    ...['GetTimeslotDays', 'GetTimeslots', 'create'].map((path) =>
      send(`/api/tirehotel/booking/${path}?departmentIdentifier=101`, { ...days, ...booking }),
    ),
    send('/api/tirehotel/review/addReview', { rating: 5, text: 'Bra' }),
    send('/api/vehicles', { plate: 'ABC123' }),
    send('/api/vehicles/estimate', { plate: 'ABC123', mileage: 5000, condition: 'good' }),
    send('/api/kits/vehicle', { auto: { make: 'Ford', model: 'Transit', year: '2020' } }),
    send('/api/automaster', {
      ...person,
      quoteId: randomUUID(),
      transactionId: randomUUID(),
      kits: [{ id: '1', count: 1 }],
    }),
    send('/api/jotform', { formId: '1' }),
    send('/api/events/variant', { itemId: 'b6c0', variantId: 'v1', event: 'seen' }),
    send('/api/vitals', { kind: 'list', lcp: 900, inp: 80, cls: 0.01 }),
  ];
}

/** An editor's session: its cookie and the token that scripts send with each change. */
export interface EditorSession {
  cookie: string;
  csrf: string;
}

/** Requests of the editor other than GraphQL. */
export function createEditorWrites(session: EditorSession): FuzzRequest[] {
  const host = 'localhost';
  const commonHeaders = { host, cookie: session.cookie, 'x-csrf-token': session.csrf };
  const rule = {
    pattern: '^/gammal/(.*)$',
    target: '/ny/$1',
    redirectType: 'REDIRECT_301',
    isQueryStringPreserved: true,
    isLanguagePreserved: true,
    locale: '',
  };
  const sendForm = (path: string, fields: Record<string, string>) =>
    write('web', path, String(new URLSearchParams(fields)), { host, ...form });
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>';
  return [
    write(
      'web',
      '/_edit/redirects',
      JSON.stringify({ site: 'pickup', rules: [rule], routes: ['/'], address: '/gammal/x' }),
      { ...commonHeaders, ...json },
    ),
    write('web', '/_edit/media?name=x.svg&site=pickup', drawing, commonHeaders),
    sendForm('/_edit/session', { email: person.email, password: 'wrong' }),
    sendForm('/_edit/forgot', { email: person.email }),
    sendForm('/_edit/password', { token: 'x', password: 'y', again: 'y' }),
    write('web', '/api/content/platform-published', '{"updates":[]}', { host, ...json }),
  ];
}

/** Requests of the web process to the other embedded services. */
export function createUpstreamWrites(bearer: string): FuzzRequest[] {
  const send = (path: string, body: object, headers = {}) =>
    write('embedded', path, JSON.stringify(body), { ...json, ...headers });
  const key = { 'idempotency-key': randomUUID() };
  const visitor = { address: '10.0.0.1', browser: 'Firefox' };
  return [
    send('/post/mail', { to: person.email, subject: 'x', text: 'x', html: 'x' }, key),
    send('/post/sms', { to: '+46701740605', from: 'x', text: 'x' }, key),
    send('/push/x', {}, { ttl: '60' }),
    send('/mechmate/book', { customer: person, departmentId: '101' }, key),
    send('/tirehotel/booking/create', { regNo: 'ABC123' }, key),
    send('/tirehotel/booking/GetTimeslotDays', { fromDate: '2030-01-07' }),
    send('/tirehotel/authorization/login?encryptedPhoneNumber=x', {}),
    send('/automaster', { quoteId: randomUUID() }),
    write('embedded', '/jotform/form/1/submissions', 'submission%5B1%5D=x', form),
    send('/hubspot/submissions/1', { fields: [] }),
    ...['sign-in', 'sign-in-by-secret', 'session', 'sign-in-by-identity', 'mails'].map((path) =>
      send(
        `/authoring/people/${path}`,
        { email: person.email, password: 'x', secret: 'x', token: 'x', isUse: true, ...visitor },
        { authorization: bearer },
      ),
    ),
  ];
}

function write(
  target: FuzzTarget,
  path: string,
  body: string,
  headers: Record<string, string>,
): FuzzRequest {
  const all = { host: 'localhost', ...headers };
  return { target, method: 'POST', path, headers: all, body: Buffer.from(body) };
}

/** Generates the keys of a push subscription as a browser does. */
function createSubscriptionKeys(): { p256dh: string; auth: string } {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { p256dh, auth: randomBytes(16).toString('base64url') };
}
