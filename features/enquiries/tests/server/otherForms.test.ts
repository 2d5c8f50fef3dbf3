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
  const taken: Enquiry[] = [];
  const asked: PageRequest[] = [];
  const app = await startApp({
    findServices: (_site, path) =>
      Promise.resolve(path === service.path ? offered : { car: [], motorcycle: [] }),
    leads: {
      accept: (enquiry) => Promise.resolve(void taken.push(enquiry)),
      start: () => undefined,
      close: () => Promise.resolve(),
    },
    renderPage: (request) => {
      asked.push(request);
      const { formName } = [sellCar, service].find(({ site }) => site === request.site.name)!;
      return formPage(request, formName);
    },
  });
  const post = (site: string, body: string, type: string) => {
    const host = `${site}.localhost`;
    const headers = { host, origin: `http://${host}`, 'content-type': type };
    return app.ask({ path: '/api/forms/comhub', method: 'POST', headers, body });
  };
  return {
    taken,
    asked,
    send: (site: string, body: object) => post(site, JSON.stringify(body), 'application/json'),
    sendPlain: (site: string, fields: [string, string][]) =>
      post(site, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded'),
  };
}

type Form = typeof sellCar | typeof service;

const bodyOf = ({ site, formName, path, values }: Form, changed: object = {}) => ({
  formName,
  formSubmissionId: randomUUID(),
  elapsed: 9000,
  values: { ...values, source: `http://${site}.localhost${path}`, ...changed },
});

/** As a browser without script sends it: ticks as `on`, of lists each value. */
const fieldsOf = ({ formName, path, values }: Form): [string, string][] => [
  ['formName', formName],
  ['source', path],
  ['website', ''],
  ...Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return value.map((one) => [name, String(one)]);
    if (name === 'typeMC') return [[name, String(value)]];
    if (typeof value === 'boolean') return value ? [[name, 'on']] : [];
    return [[name, String(value)]];
  }),
];

test.each([
  ['[FORM-22] [FORM-23] [FORM-29] [ROUTE-20] selling a car', sellCar],
  ['[FORM-31] [FORM-32] [FORM-40] [ROUTE-20] [SITE-23] a service request', service],
])('%s is taken with 202, and without script by the same rules', async (_, form) => {
  const { send, sendPlain, taken } = await startForms();
  const sent = bodyOf(form);
  const { status, text } = await send(form.site, sent);
  expect([status, JSON.parse(text)]).toEqual([202, { formSubmissionId: sent.formSubmissionId }]);
  const plain = await sendPlain(form.site, fieldsOf(form));
  expect([plain.status, plain.headers.location]).toEqual([303, `${form.path}#${form.anchor}`]);
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

test('[FORM-24] [FORM-33] what is unfit is refused by name, and echoed nowhere', async () => {
  const { send, taken } = await startForms();
  const car = await send(
    'carstore-fi',
    bodyOf(sellCar, { milage: 'plenty', customerEmail: 'x@y' }),
  );
  expect(car.status).toBe(422);
  expect(car.text).toMatch(/Unfit values: .*milage/);
  const mc = await send(
    'automotive-no',
    bodyOf(service, { gdpr: false, newsletter: false, date: '2020-01-01' }),
  );
  expect(mc.text).toMatch(/Unfit values: .*date.*gdpr.*newsletter/);
  expect(car.text + mc.text).not.toMatch(/plenty|x@y|2020/);
  expect(taken).toEqual([]);
});

test.each(['Automotive Bergen', ''])(
  '[FORM-39] a motorcycle goes to the one dealer that takes them, with %j chosen',
  async (siteName) => {
    const { send, sendPlain, taken } = await startForms();
    const values = { ...service.values, typeMC: true, siteName, services: [] };
    await send('automotive-no', bodyOf(service, values));
    await sendPlain('automotive-no', fieldsOf({ ...service, values }));
    expect(taken.map((enquiry) => enquiry.values.siteName)).toEqual([
      'Automotive Oslo',
      'Automotive Oslo',
    ]);
  },
);

test('[FORM-37] [FORM-38] services that the page does not offer for the vehicle are refused', async () => {
  const { send, taken } = await startForms({ car: ['EU-kontroll'], motorcycle: ['Dekk'] });
  const statusOf = async (values: object) =>
    (await send('automotive-no', bodyOf(service, values))).status;
  expect(await statusOf({ services: ['EU-kontroll'] })).toBe(202);
  expect(await statusOf({ services: ['Dekk'] })).toBe(422);
  expect(await statusOf({ services: ['buy pills'] })).toBe(422);
  expect(await statusOf({ services: ['Dekk'], typeMC: true })).toBe(202);
  expect(taken.map(({ values }) => values.services)).toEqual([['EU-kontroll'], ['Dekk']]);
});

test('what a browser says of recipients is not heeded', async () => {
  const { send, taken } = await startForms();
  const forged = { siteEmail: 'me@evil.example', toEmail: 'me@evil.example', toName: 'me' };
  await send('automotive-no', bodyOf(service, forged));
  expect(JSON.stringify(taken[0]?.values)).not.toContain('evil');
});

test('[SITE-23] a form is taken on the sites that have it alone', async () => {
  const { send, taken } = await startForms();
  const elsewhere = {
    ...service,
    site: 'automotive-se',
    formName: 'automotive-seServiceRequestForm',
  };
  expect((await send('automotive-se', bodyOf(elsewhere))).status).toBe(400);
  const noCars = { ...sellCar, site: 'charging', formName: 'chargingSellCarForm' };
  expect((await send('charging', bodyOf(noCars))).status).toBe(400);
  expect(taken).toEqual([]);
});

test('without script it comes back filled in, lists too', async () => {
  const { sendPlain, asked } = await startForms();
  const fields = fieldsOf(service).filter(([name]) => name !== 'gdpr');
  const { status } = await sendPlain('automotive-no', fields);
  expect(status).toBe(422);
  expect(asked[0]).toMatchObject({
    path: '/service-og-verksted',
    privateView: {
      kind: 'form',
      view: {
        formName: service.formName,
        values: { services: 'EU-kontroll\nBremser', customerName: 'Kari Nordmann' },
        faults: { gdpr: 'required' },
      },
    },
  });
});
