import { randomUUID } from 'node:crypto';
import { type OfferedServices, SERVICE_TIME_ZONE } from '../../model/serviceRequest';
import { todayIn } from '../../model/today';
import type { Enquiry } from '../../server/leads/lead.types';
import type { PageRequest } from '../../../../platform/pages/page.types';
import { startApp, stopServers } from '../../../../tests/unit/server/appUnderTest';
import { formPage } from './formPage';

afterEach(stopServers);

const sellCar = {
  site: 'carstore-fi',
  formName: 'carstore-fiSellCarForm',
  path: '/myy-auto',
  anchor: 'sell-car-sent',
  values: {
    regno: 'ABC123',
    milage: 80_000,
    customerName: 'Aino Virtanen',
    customerPhone: '040 123 4567',
    customerEmail: 'aino@example.fi',
    selectedOption: 'sellCar',
    other: '',
    estimate: '',
    extras: [],
  },
};

const service = {
  site: 'automotive-no',
  formName: 'automotive-noServiceRequestForm',
  path: '/service-og-verksted',
  anchor: 'service-request-sent',
  values: {
    typeMC: false,
    services: ['EU-kontroll', 'Bremser'],
    description: '',
    siteName: 'Automotive Oslo',
    customerName: 'Kari Nordmann',
    customerPhone: '22 12 34 56',
    customerEmail: 'kari@example.no',
    regno: 'EL12345',
    milage: 42_000,
    date: todayIn(SERVICE_TIME_ZONE),
    other: '',
    gdpr: true,
    newsletter: true,
  },
};

async function startForms(offered?: OfferedServices) {
  const acceptedEnquiries: Enquiry[] = [];
  const pageRequests: PageRequest[] = [];
  const app = await startApp({
    findServices: (_site, path) =>
      Promise.resolve(path === service.path ? offered : { car: [], motorcycle: [] }),
    leads: {
      accept: (enquiry) => Promise.resolve(void acceptedEnquiries.push(enquiry)),
      start: () => undefined,
      close: () => Promise.resolve(),
    },
    renderPage: (request) => {
      pageRequests.push(request);
      const { formName } = [sellCar, service].find(({ site }) => site === request.site.name)!;
      return formPage(request, formName);
    },
  });
  const post = (site: string, body: string, type: string) => {
    const host = `${site}.localhost`;
    const headers = { host, origin: `http://${host}`, 'content-type': type };
    return app.request({ path: '/api/forms/comhub', method: 'POST', headers, body });
  };
  return {
    taken: acceptedEnquiries,
    pageRequests,
    send: (site: string, body: object) => post(site, JSON.stringify(body), 'application/json'),
    sendPlain: (site: string, fields: [string, string][]) =>
      post(site, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded'),
  };
}

type Form = typeof sellCar | typeof service;

const createBody = ({ site, formName, path, values }: Form, changes: object = {}) => ({
  formName,
  formSubmissionId: randomUUID(),
  elapsed: 9000,
  values: { ...values, source: `http://${site}.localhost${path}`, ...changes },
});

/**
 * Fields of a form as a browser sends them without JavaScript: checkboxes as `on`, lists as repeated fields.
 */
const createFields = ({ formName, path, values }: Form): [string, string][] => [
  ['formName', formName],
  ['source', path],
  ['website', ''],
  ...Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return value.map((item) => [name, String(item)]);
    if (name === 'typeMC') return [[name, String(value)]];
    if (typeof value === 'boolean') return value ? [[name, 'on']] : [];
    return [[name, String(value)]];
  }),
];

test.each([
  ['[FORM-22] [FORM-23] [FORM-29] [ROUTE-20] selling a car', sellCar],
  ['[FORM-31] [FORM-32] [FORM-40] [ROUTE-20] [SITE-23] a service request', service],
])('%s is accepted with 202, and without script by the same rules', async (_, form) => {
  const { send, sendPlain, taken } = await startForms();
  const body = createBody(form);
  const { status, text } = await send(form.site, body);
  expect([status, JSON.parse(text)]).toEqual([202, { formSubmissionId: body.formSubmissionId }]);
  const plainResponse = await sendPlain(form.site, createFields(form));
  expect([plainResponse.status, plainResponse.headers.location]).toEqual([
    303,
    `${form.path}#${form.anchor}`,
  ]);
  expect(taken).toEqual([
    expect.objectContaining({
      formName: form.formName,
      values: form.values,
      destination: 'comhub',
    }),
    expect.objectContaining({ formName: form.formName, values: form.values }),
  ]);
  expect(taken.every(({ carId }) => carId === undefined)).toBe(true);
});

test('[FORM-24] [FORM-33] invalid fields are refused by name, without repeating their values', async () => {
  const { send, taken } = await startForms();
  const car = await send(
    'carstore-fi',
    createBody(sellCar, { milage: 'plenty', customerEmail: 'x@y' }),
  );
  expect(car.status).toBe(422);
  expect(car.text).toMatch(/Invalid values: .*milage/);
  const mc = await send(
    'automotive-no',
    createBody(service, { gdpr: false, newsletter: false, date: '2020-01-01' }),
  );
  expect(mc.text).toMatch(/Invalid values: .*date.*gdpr.*newsletter/);
  expect(car.text + mc.text).not.toMatch(/plenty|x@y|2020/);
  expect(taken).toEqual([]);
});

test.each(['Automotive Bergen', ''])(
  '[FORM-39] a request for a motorcycle goes to the only dealer for these, with %j chosen',
  async (siteName) => {
    const { send, sendPlain, taken } = await startForms();
    const values = { ...service.values, typeMC: true, siteName, services: [] };
    await send('automotive-no', createBody(service, values));
    await sendPlain('automotive-no', createFields({ ...service, values }));
    expect(taken.map((enquiry) => enquiry.values.siteName)).toEqual([
      'Automotive Oslo',
      'Automotive Oslo',
    ]);
  },
);

test('[FORM-37] [FORM-38] services that the page does not offer for the vehicle are refused', async () => {
  const { send, taken } = await startForms({ car: ['EU-kontroll'], motorcycle: ['Dekk'] });
  const sendStatus = async (values: object) =>
    (await send('automotive-no', createBody(service, values))).status;
  expect(await sendStatus({ services: ['EU-kontroll'] })).toBe(202);
  expect(await sendStatus({ services: ['Dekk'] })).toBe(422);
  expect(await sendStatus({ services: ['buy pills'] })).toBe(422);
  expect(await sendStatus({ services: ['Dekk'], typeMC: true })).toBe(202);
  expect(taken.map(({ values }) => values.services)).toEqual([['EU-kontroll'], ['Dekk']]);
});

test('recipients that a browser sends are ignored', async () => {
  const { send, taken } = await startForms();
  const forged = { siteEmail: 'me@evil.example', toEmail: 'me@evil.example', toName: 'me' };
  await send('automotive-no', createBody(service, forged));
  expect(JSON.stringify(taken[0]?.values)).not.toContain('evil');
});

test('[SITE-23] a form is accepted only on the sites that have it', async () => {
  const { send, taken } = await startForms();
  const elsewhere = {
    ...service,
    site: 'automotive-se',
    formName: 'automotive-seServiceRequestForm',
  };
  expect((await send('automotive-se', createBody(elsewhere))).status).toBe(400);
  const noCars = { ...sellCar, site: 'charging', formName: 'chargingSellCarForm' };
  expect((await send('charging', createBody(noCars))).status).toBe(400);
  expect(taken).toEqual([]);
});

test('a form sent without script is shown again with its values and lists', async () => {
  const { sendPlain, pageRequests } = await startForms();
  const fields = createFields(service).filter(([name]) => name !== 'gdpr');
  const { status } = await sendPlain('automotive-no', fields);
  expect(status).toBe(422);
  expect(pageRequests[0]).toMatchObject({
    path: '/service-og-verksted',
    privateView: {
      kind: 'form',
      view: {
        formName: service.formName,
        values: { services: 'EU-kontroll\nBremser', customerName: 'Kari Nordmann' },
        errors: { gdpr: 'required' },
      },
    },
  });
});
