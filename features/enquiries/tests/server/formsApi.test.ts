import { randomUUID } from 'node:crypto';
import { HttpError } from '../../../../platform/httpError';
import type { Enquiry } from '../../server/leads/lead.types';
import type { PageRequest } from '../../../../platform/pages/page.types';
import { startApp, stopServers } from '../../../../tests/unit/server/appUnderTest';
import { formPage } from './formPage';

afterEach(stopServers);

const host = 'automotive-se.localhost';
const validValues = {
  name: 'Anna Öberg',
  phone: '+46 70 174 06 05',
  email: 'anna@example.com',
  message: 'Finns den kvar?',
  siteName: 'Automotive Uppsala',
  quote: true,
  testDrive: false,
};

interface Changes {
  envelope?: Record<string, unknown>;
  values?: Record<string, unknown>;
  headers?: Record<string, string>;
}

const createBody = ({ envelope, values }: Changes) => ({
  formName: 'automotive-seCarContactForm',
  formSubmissionId: randomUUID(),
  elapsed: 12_000,
  values: { ...validValues, car: { car_id: '7' }, source: `http://${host}/bil/7/volvo`, ...values },
  ...envelope,
});

async function startForms(refusal?: HttpError) {
  const acceptedEnquiries: Enquiry[] = [];
  const pageRequests: PageRequest[] = [];
  const app = await startApp({
    leads: {
      accept: (enquiry) => {
        if (refusal) return Promise.reject(refusal);
        acceptedEnquiries.push(enquiry);
        return Promise.resolve();
      },
      start: () => undefined,
      close: () => Promise.resolve(),
    },
    renderPage: (request) => {
      pageRequests.push(request);
      return formPage(request, 'automotive-seCarContactForm');
    },
  });
  const post = (body: string, type: string, headers?: Record<string, string>) =>
    app.request({
      path: '/api/forms/comhub',
      method: 'POST',
      headers: { host, origin: `http://${host}`, 'content-type': type, ...headers },
      body,
    });
  return {
    app,
    taken: acceptedEnquiries,
    pageRequests,
    send: (changes: Changes = {}) =>
      post(JSON.stringify(createBody(changes)), 'application/json', changes.headers),
    sendPlain: (changes: Record<string, string> = {}) => {
      const { name, phone, email, message, siteName } = validValues;
      const fields = {
        name,
        phone,
        email,
        message,
        siteName,
        formName: 'automotive-seCarContactForm',
        carId: '7',
        source: '/bil/7/volvo?a=1',
        quote: 'on',
        website: '',
        ...changes,
      };
      return post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');
    },
  };
}

describe('an enquiry', () => {
  it('[FORM-01] [FORM-15] [FORM-16] is accepted and answered with 202 and its id', async () => {
    const { send, taken } = await startForms();
    const formSubmissionId = randomUUID();
    const { status, text } = await send({ envelope: { formSubmissionId } });
    expect([status, JSON.parse(text)]).toEqual([202, { formSubmissionId }]);
    expect(taken).toEqual([
      expect.objectContaining({
        formName: 'automotive-seCarContactForm',
        formSubmissionId,
        values: validValues,
        carId: '7',
        source: `http://${host}/bil/7/volvo`,
      }),
    ]);
  });

  it.each([
    ['[FORM-02] no name', { name: ' ' }, 'name'],
    ['[FORM-03] [FORM-47] no phone', { phone: '' }, 'phone'],
    ['[FORM-03] [FORM-47] a phone of five digits', { phone: '12345' }, 'phone'],
    ['[FORM-03] a phone with letters', { phone: '070-call me' }, 'phone'],
    ['[FORM-04] [FORM-48] no e-mail address', { email: undefined }, 'email'],
    ['[FORM-04] [FORM-48] an invalid e-mail address', { email: 'anna@' }, 'email'],
    ['a message that is too long', { message: 'x'.repeat(5001) }, 'message'],
  ])('with %s is refused', async (_, values, field) => {
    const { send, taken } = await startForms();
    const { status, text } = await send({ values });
    expect([status, text]).toEqual([422, expect.stringContaining(`Invalid values: ${field}`)]);
    expect(text).not.toMatch(/12345|call me|anna@|xxx/);
    expect(taken).toEqual([]);
  });

  it('[FORM-05] [FORM-08] needs no message and no checked boxes', async () => {
    const { send, taken } = await startForms();
    const values = { message: undefined, quote: undefined, testDrive: undefined };
    expect((await send({ values })).status).toBe(202);
    expect(taken[0]?.values).toMatchObject({ message: '', quote: false, testDrive: false });
  });

  it.each([
    ['another form', { formName: 'automotive-noCarContactForm' }],
    ['an invalid submission id', { formSubmissionId: 'first' }],
    ['no car', { values: { ...validValues, source: '/' } }],
    ['no values', { values: null }],
    [
      'a page of another site',
      { values: { ...validValues, car: { car_id: '7' }, source: 'https://evil.example/' } },
    ],
    ['the honeypot filled in', { website: 'https://spam.example' }],
    ['less time than a person needs', { elapsed: 200 }],
    ['no elapsed time', { elapsed: undefined }],
  ])('with %s is refused', async (_, envelope) => {
    const { send, taken } = await startForms();
    expect((await send({ envelope })).status).toBe(400);
    expect(taken).toEqual([]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a client without origin and referrer', { origin: '' }],
  ])('from %s is refused', async (_, headers) => {
    const { send, taken } = await startForms();
    expect((await send({ headers })).status).toBe(403);
    expect(taken).toEqual([]);
  });

  it('is accepted when the browser sends a referrer instead of an origin', async () => {
    const { send } = await startForms();
    const headers = { origin: '', referer: `http://${host}/bil/7/volvo` };
    // An empty header counts as absent.
    expect((await send({ headers })).status).toBe(202);
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'with an extra field called %s is accepted without it',
    async (name) => {
      const { send, sendPlain, taken } = await startForms();
      const extra = JSON.parse(`{"${name}":{"x":1}}`) as Record<string, unknown>;
      const values = { ...validValues, car: { car_id: '7', ...extra }, source: '/bil/7/volvo' };
      const sent = [
        await send({ envelope: extra, values: extra }),
        await send({ envelope: { values } }),
        await sendPlain({ [name]: 'x' }),
      ];
      expect(sent.map(({ status }) => status)).toEqual([202, 202, 303]);
      expect(taken.map((enquiry) => enquiry.values.name)).toEqual(Array(3).fill('Anna Öberg'));
    },
  );

  it('is refused on a site without cars', async () => {
    const { app, taken } = await startForms();
    const pickup = 'pickup.localhost';
    const source = `http://${pickup}/`;
    const formName = 'pickupCarContactForm';
    const body = createBody({ envelope: { formName }, values: { source } });
    const { status } = await app.request({
      path: '/api/forms/comhub',
      method: 'POST',
      body: JSON.stringify(body),
      headers: { host: pickup, origin: `http://${pickup}`, 'content-type': 'application/json' },
    });
    expect([status, taken]).toEqual([400, []]);
  });

  it('is refused when it is too large or not JSON', async () => {
    const { app, send } = await startForms();
    expect((await send({ values: { message: 'x'.repeat(40_000) } })).status).toBe(413);
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' };
    const broken = { path: '/api/forms/comhub', method: 'POST', headers, body: '{"name":' };
    expect((await app.request(broken)).status).toBe(400);
  });

  it('is rate limited to twenty in ten minutes', async () => {
    const { send } = await startForms();
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array<number>(20).fill(202), 429, 429]);
    // The form shows how long to wait.
    expect(Number((await send()).headers['retry-after'])).toBeGreaterThan(0);
  });

  it('from pages of other sites, or on other sites, does not count towards the limit', async () => {
    const { app, send, taken } = await startForms();
    const foreign = { origin: 'https://evil.example' };
    for (let count = 0; count < 25; count += 1) {
      expect((await send({ headers: foreign })).status).toBe(403);
    }
    for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(202);
    expect((await send()).status).toBe(429);
    const otherHost = 'automotive-uk.localhost';
    const headers = {
      host: otherHost,
      origin: `http://${otherHost}`,
      'content-type': 'application/json',
    };
    const values = { source: `http://${otherHost}/car/7/volvo` };
    const body = JSON.stringify(
      createBody({
        envelope: { formName: 'automotive-ukCarContactForm' },
        values: { ...validValues, car: { car_id: '7' }, ...values },
      }),
    );
    const { status } = await app.request({
      path: '/api/forms/comhub',
      method: 'POST',
      headers,
      body,
    });
    expect([status, taken.length]).toEqual([202, 21]);
  });

  it.each([[{ a: 1 }], [['Anna']], [{ toString: 1 }]])(
    'with %j as name is refused',
    async (name) => {
      const { send, taken } = await startForms();
      expect([400, 422]).toContain((await send({ values: { name } })).status);
      expect(taken).toEqual([]);
    },
  );

  it('is accepted only by POST', async () => {
    const { app } = await startForms();
    const { status, headers } = await app.request({ path: '/api/forms/comhub', headers: { host } });
    expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });

  it('[FORM-19] [FORM-21] [ERR-19] that is refused is answered with the reason', async () => {
    const { send } = await startForms(new HttpError(422, 'Department not found'));
    const { status, text } = await send();
    expect([status, text]).toEqual([422, expect.stringContaining('Department not found')]);
  });

  it('leaves no personal data in the log', async () => {
    const { app, send, sendPlain } = await startForms(new HttpError(503, 'No database'));
    await send();
    await send({ values: { phone: '12' } });
    await sendPlain();
    await sendPlain({ email: 'anna@' });
    expect(JSON.stringify(app.lines())).not.toMatch(/Anna|anna|174 06|kvar/);
  });
});

describe('a form sent without script', () => {
  it('is answered with a redirect to the thank-you text', async () => {
    const { sendPlain, taken } = await startForms();
    const { status, headers } = await sendPlain();
    expect([status, headers.location]).toEqual([303, '/bil/7/volvo?a=1#contact-sent']);
    expect(taken[0]).toMatchObject({ values: validValues, carId: '7' });
  });

  it('counts as one enquiry when the button is pressed twice', async () => {
    const { sendPlain, taken } = await startForms();
    await sendPlain();
    await sendPlain();
    await sendPlain({ message: validValues.message.toUpperCase() });
    await sendPlain({ source: '/en/bil/7/volvo' });
    const [first, second, third, fourth] = taken.map((enquiry) => enquiry.formSubmissionId);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });

  it('[FORM-07] [ERR-18] is shown again with its values and errors when invalid', async () => {
    const { sendPlain, pageRequests } = await startForms();
    const { status, headers } = await sendPlain({ phone: '123', name: '' });
    expect([status, headers['cache-control']]).toEqual([422, 'no-store']);
    expect(pageRequests).toEqual([
      expect.objectContaining({
        path: '/bil/7/volvo',
        privateView: {
          kind: 'form',
          view: {
            formName: 'automotive-seCarContactForm',
            values: expect.objectContaining({ phone: '123', email: 'anna@example.com' }) as object,
            errors: { name: 'required', phone: 'pattern' },
            failed: false,
          },
        },
      }),
    ]);
  });

  it('[FORM-13] [FORM-20] [ERR-17] is shown again with the error when it cannot be stored', async () => {
    const refusal = new HttpError(503, 'No database', { headers: { 'Retry-After': '5' } });
    const { sendPlain, pageRequests } = await startForms(refusal);
    const { status, headers } = await sendPlain();
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(pageRequests[0]?.privateView?.view).toMatchObject({ failed: true, errors: {} });
  });

  it.each(['/missing', '/other'])(
    'from a page without the form, %s, is answered with a short page that shows the outcome',
    async (source) => {
      const { sendPlain, taken } = await startForms();
      const thanked = await sendPlain({ source });
      expect([thanked.status, thanked.text]).toEqual([200, expect.stringContaining('Tack!')]);
      expect(thanked.headers['cache-control']).toBe('no-store');
      expect(taken).toHaveLength(1);
      const invalid = await sendPlain({ source, phone: '1' });
      expect([invalid.status, invalid.text]).toEqual([422, expect.stringContaining('Formuläret')]);
      expect(invalid.text).toContain('href="/"');
    },
  );

  it('never redirects to another site', async () => {
    const { sendPlain, taken, pageRequests } = await startForms();
    for (const source of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) {
      expect((await sendPlain({ source })).status).toBe(400);
    }
    expect(taken).toEqual([]);
    expect(pageRequests).toEqual([]);
  });

  it('is refused in the site’s language, without rendering a page', async () => {
    const { app, sendPlain, pageRequests } = await startForms();
    const foreign = await app.request({
      path: '/api/forms/comhub',
      method: 'POST',
      body: 'name=x',
      headers: { host, origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([foreign.status, foreign.text]).toEqual([403, expect.stringContaining('Formuläret')]);
    for (let count = 0; count < 20; count += 1) await sendPlain();
    pageRequests.length = 0;
    const { status, text, headers } = await sendPlain({ phone: '1' });
    expect([status, text]).toEqual([429, expect.stringContaining('Vänta en stund')]);
    expect(headers['cache-control']).toBe('no-store');
    expect(pageRequests).toEqual([]);
  });

  it('is refused, like any other request, if the host is unknown', async () => {
    const { app } = await startForms();
    const { status } = await app.request({
      path: '/api/forms/comhub',
      method: 'POST',
      body: 'name=x',
      headers: { host: 'nowhere.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(421);
  });
});
