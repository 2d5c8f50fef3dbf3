import express from 'express';
import { mileageStep } from '../../model/mileageStep';
import { codeweaverRouter } from '../../../../services/codeweaver/codeweaverRouter';
import { createCodeweaverClient } from '../../server/codeweaver';
import { serve, startApp, stopServers } from '../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

const host = 'automotive-uk.localhost';
const PhysicalVehicle = {
  Type: 'Car',
  Vin: 'WVWZZZ1KZAW000001',
  Status: 'PreOwned',
  OnTheRoadPrice: 28_495,
  Mileage: 9000,
  RegistrationNumber: 'AB24CDE',
  Country: 'GB',
  FirstRegistrationDate: '2024-11-01',
};

/** The application with the embedded finance service, which records its requests. */
async function startFinance(answer?: express.RequestHandler) {
  const requests: unknown[] = [];
  const service = express().use(express.json());
  service.use((request, _response, next) => {
    if (request.method === 'POST') requests.push(request.body);
    next();
  });
  if (answer) service.use(answer);
  service.use(codeweaverRouter());
  const port = await serve(service);
  const app = await startApp({ codeweaver: createCodeweaverClient(`http://127.0.0.1:${port}`) });
  const requestApi = async (path: string, body?: unknown, site = host) => {
    const { status, text } = await app.request({
      path: `/api/codeweaver/${path}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: { host: site, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status, body: JSON.parse(text) as Record<string, unknown> };
  };
  return { app, requestApi, requests };
}

test('[UKFIN-02] [UKFIN-03] the products of a car are requested from the finance service by car and dealer', async () => {
  const { requestApi, requests } = await startFinance();
  const { status, body } = await requestApi('default', {
    PhysicalVehicle,
    Dealer: 'Automotive Dartford',
  });
  expect(status).toBe(200);
  expect((body.Products as { FamilyKey: string }[]).map((product) => product.FamilyKey)).toEqual([
    ...['PCP', 'HP'],
  ]);
  expect(requests).toEqual([
    { PhysicalVehicle, Organisation: { Identifier: 'Automotive Dartford' } },
  ]);
});

test('[UKFIN-04] [OQ-81] dealers with a longer trading name are sent under that name', async () => {
  const { requestApi, requests } = await startFinance();
  await requestApi('default', { PhysicalVehicle, Dealer: 'Automotive Croydon' });
  expect(requests).toMatchObject([
    { Organisation: { Identifier: 'Automotive Group UK Limited trading as Automotive Croydon' } },
  ]);
});

test('[UKFIN-06] [UKFIN-07] [UKFIN-08] [UKFIN-09] [ROUTE-21] returns a quote, and its terms and conditions', async () => {
  const { requestApi } = await startFinance();
  const Parameters = { Term: 36, CashDeposit: 3000, RegularPayment: 0, AnnualMileage: 12_000 };
  const request = { PhysicalVehicle, Parameters, FinanceFamilyKeys: ['PCP'] };
  const { status, body } = await requestApi('cfd', {
    Dealer: 'Automotive Dartford',
    VehicleRequests: [{ ...request, CalculationType: 'ToRegularPayment' }],
  });
  expect(status).toBe(200);
  const [vehicle] = body.Vehicles as {
    HasError: boolean;
    FinanceQuotations: { Finance: { Quote: Record<string, unknown> } }[];
  }[];
  const { Quote } = vehicle!.FinanceQuotations[0]!.Finance;
  expect([vehicle?.HasError, Quote]).toEqual([
    false,
    expect.objectContaining({ Term: 36, TotalDeposit: 3000, AnnualMileage: 12_000 }),
  ]);
  const legal = await requestApi(`legal?quoteRef=${String(Quote.QuoteReference)}`);
  expect(legal.body.TermsAndConditions).toContain('35 monthly payments');
  expect((await requestApi('legal?quoteRef=Q1-unknown')).status).toBe(404);
});

test('[UKFIN-08] a quote has a public address to apply at, and is invalid without one', async () => {
  const quoteRequest = {
    Dealer: 'Automotive Dartford',
    VehicleRequests: [
      {
        PhysicalVehicle,
        Parameters: { Term: 36, CashDeposit: 3000, RegularPayment: 0, AnnualMileage: 12_000 },
        FinanceFamilyKeys: ['PCP'],
        CalculationType: 'ToRegularPayment',
      },
    ],
  };
  const { requestApi } = await startFinance();
  const responseText = JSON.stringify((await requestApi('cfd', quoteRequest)).body);
  expect(responseText).toContain('"Apply":"/_stand-ins/codeweaver/apply?quoteRef=');
  expect(responseText).not.toMatch(/127\.0\.0\.1|localhost/);

  const answer = JSON.stringify({
    Vehicles: (JSON.parse(responseText) as { Vehicles: unknown }).Vehicles,
  });
  const { requestApi: requestTampered } = await startFinance((request, response, next) => {
    if (request.path !== '/cfd') return next();
    response.type('json').send(answer.replace('/_stand-ins', 'javascript:alert(1)//'));
  });
  expect((await requestTampered('cfd', quoteRequest)).status).toBe(503);
});

test('[UKFIN-15] a quote’s reference redirects to the pages of the provider', async () => {
  const { app } = await startFinance();
  for (const page of ['reserve', 'part-exchange']) {
    const path = `/api/codeweaver/${page}`;
    const { status, headers } = await app.request({
      path: `${path}?quoteRef=Q1-a%26b`,
      headers: { host },
    });
    expect(status).toBe(302);
    expect(headers.location).toMatch(new RegExp(`/codeweaver/${page}\\?quoteRef=Q1-a%26b$`));
    expect((await app.request({ path, headers: { host } })).status).toBe(400);
  }
});

test('[UKFIN-13] [ERR-20] a failing service answers with the error text of the specification', async () => {
  const { requestApi } = await startFinance(
    (_request, response) => void response.status(500).end(),
  );
  const { status, body } = await requestApi('default', {
    PhysicalVehicle,
    Dealer: 'Automotive Dartford',
  });
  expect([status, body.error]).toEqual([
    503,
    expect.objectContaining({
      message:
        "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.",
    }),
  ]);
});

test('a malformed response is a failure', async () => {
  const { requestApi } = await startFinance(
    (_request, response) => void response.json({ Products: [{}] }),
  );
  expect(
    (await requestApi('default', { PhysicalVehicle, Dealer: 'Automotive Dartford' })).status,
  ).toBe(503);
});

test('[UKFIN-01] other sites answer 404', async () => {
  const { requestApi } = await startFinance();
  const elsewhere = 'automotive-se.localhost';
  const body = { PhysicalVehicle, Dealer: 'Automotive Dartford' };
  expect((await requestApi('default', body, elsewhere)).status).toBe(404);
  expect((await requestApi('legal?quoteRef=1', undefined, elsewhere)).status).toBe(404);
});

test.each([
  ['default', { Dealer: 'Automotive Dartford' }],
  ['default', { PhysicalVehicle: { ...PhysicalVehicle, Status: 'New' }, Dealer: 'Any' }],
  ['default', { PhysicalVehicle: { ...PhysicalVehicle, OnTheRoadPrice: -1 }, Dealer: 'Any' }],
  ['cfd', { Dealer: 'Any', VehicleRequests: [{ PhysicalVehicle }] }],
])('a malformed request to %s is refused', async (path, body) => {
  const { requestApi, requests } = await startFinance();
  expect((await requestApi(path, body)).status).toBe(400);
  expect(requests).toEqual([]);
});

test.each([
  [[6000, 8000, 10_000], 2000],
  [[10_000, 5000], 5000],
  [[10_000], undefined],
  [[], undefined],
])('[UKFIN-11] [OQ-84] the step of the distances %j is %p', (values, step) => {
  expect(mileageStep(values)).toBe(step);
});
