/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { CALCULATED_EVENT } from '../../../ui/calculatorEvent';
import { UkFinance } from '../../../ui/uk/UkFinance';
import { quotedCar, type UkFinanceCar } from '../../../ui/uk/ukFinanceCar';
import type { VehicleRequest } from '../../../../../domain/finance/ukFinance.types';
import { legalText } from '../../../../../services/codeweaver/legalText';
import { productFor } from '../../../../../services/codeweaver/products';
import { readQuoteReference } from '../../../../../services/codeweaver/encodeQuoteReference';
import { quoteVehicle } from '../../../../../services/codeweaver/quoteVehicle';
import { examplePage } from '../../../../../site/dev/examplePage';
import { PageProviders } from '../../../../../site/page/PageProviders';
import { sites } from '../../../../../sites/sites';
import { car } from './ukFinanceCar';

const inPage = (shownCar: UkFinanceCar = car, site: keyof typeof sites = 'automotive-uk') => (
  <PageProviders
    data={{
      ...examplePage({ title: 'Car', theme: 'default', language: 'en' }),
      site: sites[site],
    }}
  >
    <UkFinance car={shownCar} />
  </PageProviders>
);

interface RecordedRequest {
  path: string;
  body: { VehicleRequests?: VehicleRequest[]; Dealer?: string };
}

type Answer = { status?: number; body: object } | 'none';

/** Fakes the server with the embedded finance service; `override` can replace an answer. */
function serve(
  override: (question: RecordedRequest, count: number) => Answer | undefined = () => undefined,
) {
  const requests: RecordedRequest[] = [];
  const send = async (address: string, init?: { body?: string; signal?: AbortSignal }) => {
    const path = address.replace('/api/codeweaver/', '');
    const question = { path, body: JSON.parse(init?.body ?? '{}') as RecordedRequest['body'] };
    requests.push(question);
    const answer = override(question, requests.length) ?? defaultAnswer(question);
    if (answer === 'none') throw new TypeError('Failed to fetch');
    const { status = 200, body } = answer;
    return { ok: status < 400, status, json: async () => body };
  };
  Object.assign(globalThis, { fetch: send });
  const calls = (path: string) => requests.filter((question) => question.path.startsWith(path));
  const lastRequest = () => calls('cfd').at(-1)?.body.VehicleRequests?.[0];
  return { requests, calls, lastRequest };
}

function defaultAnswer({ path, body }: RecordedRequest): Answer {
  if (path === 'default') {
    return { body: { Products: ['PCP', 'HP'].map((key) => productFor(key, 28_495, 1)) } };
  }
  if (path === 'cfd') {
    const Vehicles = body.VehicleRequests?.map((request) =>
      quoteVehicle(request, 'https://finance.example/apply'),
    );
    return { body: { Vehicles } };
  }
  const reference = new URLSearchParams(path.split('?')[1]).get('quoteRef') ?? '';
  const terms = readQuoteReference(reference);
  return { body: { TermsAndConditions: terms ? legalText(terms) : '' } };
}

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const slider = (name: string) => screen.getByRole('slider', { name });
const move = (name: string, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });
const payment = () => document.querySelector('output')?.textContent;
const link = (name: RegExp) => screen.getByRole('link', { name });
const noQuote =
  "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.";

let log: jest.SpyInstance[];

beforeEach(() => {
  jest.useFakeTimers();
  const never = () => new AbortController().signal;
  Object.assign(AbortSignal, { timeout: never, any: ([first]: AbortSignal[]) => first });
  log = (['warn', 'error'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[UKFIN-12] [CALC-21] the panel shows a loading text until the first quote arrives', async () => {
  const { calls } = serve();
  render(inPage());
  expect(screen.getByRole('status')).toHaveTextContent('Getting your finance quote …');
  await settle();
  expect(screen.queryByText('Getting your finance quote …')).toBeNull();
  expect(payment()).toMatch(/^£\d+\.\d\d$/);
  expect(calls('default')[0]?.body).toEqual({
    Dealer: 'Automotive Dartford',
    PhysicalVehicle: {
      Type: 'Car',
      Vin: 'WVWZZZ1KZAW000001',
      Status: 'PreOwned',
      OnTheRoadPrice: 28_495,
      Mileage: 9000,
      RegistrationNumber: 'AB24 CDE',
      Country: 'GB',
      FirstRegistrationDate: '2025-06-01',
    },
  });
});

test('[UKFIN-12] [UKFIN-13] [CALC-21] [ERR-20] a failing service shows the error text of the specification', async () => {
  serve(({ path }) =>
    path === 'default' ? { status: 503, body: { error: { message: noQuote } } } : undefined,
  );
  render(inPage());
  await settle();
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(noQuote);
  expect(screen.queryByRole('slider')).toBeNull();
});

test.each<[string, Answer]>([
  ['a failed request', 'none'],
  ['a refusal', { status: 400, body: { error: { message: 'Vin must be shorter' } } }],
  ['an error without a message', { status: 502, body: {} }],
  ['no products', { body: { Products: [] } }],
])('[UKFIN-13] %s shows the error text of the specification', async (_, answer) => {
  serve(({ path }) => (path === 'default' ? answer : undefined));
  render(inPage());
  await settle();
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(noQuote);
});

test('[UKFIN-14] [ERR-21] a quote with an error hides the block', async () => {
  const refused = { HasError: true, Error: { UserMessage: 'No.' }, FinanceQuotations: [] };
  serve(({ path }) => (path === 'cfd' ? { body: { Vehicles: [refused] } } : undefined));
  const { container } = render(inPage());
  await settle();
  expect(container).toHaveTextContent(/^$/);
  expect(container.querySelector('section')).toBeNull();
});

test('[UKFIN-14] [ERR-21] a quote with an error after a change hides the block too', async () => {
  const refused = { HasError: true, FinanceQuotations: [] };
  serve(({ path }, count) =>
    path === 'cfd' && count > 3 ? { body: { Vehicles: [refused] } } : undefined,
  );
  const { container } = render(inPage());
  await settle();
  move('Deposit', 5000);
  await settle(300);
  expect(container).toHaveTextContent(/^$/);
});

test('[UKFIN-06] [OQ-83] a changed deposit requests the payment, and a changed payment the deposit', async () => {
  const { lastRequest } = serve();
  render(inPage());
  await settle();
  expect(lastRequest()).toMatchObject({
    FinanceFamilyKeys: ['PCP'],
    CalculationType: 'ToRegularPayment',
  });
  const paymentBefore = payment();
  move('Deposit', 6000);
  await settle(300);
  expect(lastRequest()).toMatchObject({
    CalculationType: 'ToRegularPayment',
    Parameters: { CashDeposit: 6000, Term: 48, AnnualMileage: 10_000 },
  });
  expect(payment()).not.toBe(paymentBefore);
  move('Monthly payment', 400);
  await settle(300);
  expect(lastRequest()).toMatchObject({
    CalculationType: 'ToCashDeposit',
    Parameters: { RegularPayment: 400 },
  });
  expect(payment()).toMatch(/^£(400\.00|399\.99|400\.01)$/);
  expect(slider('Deposit').getAttribute('aria-valuetext')).not.toBe('£6,000');
  move('Term', 36);
  await settle(300);
  expect(lastRequest()).toMatchObject({ CalculationType: 'ToRegularPayment' });
});

test('a change is requested after a short delay, and only the latest response is used', async () => {
  let release: (() => void) | undefined;
  const { calls } = serve();
  render(inPage());
  await settle();
  const originalFetch = globalThis.fetch;
  move('Deposit', 4000);
  await settle(200);
  move('Deposit', 5000);
  await settle(299);
  expect(calls('cfd')).toHaveLength(1);
  Object.assign(globalThis, {
    fetch: async (...parameters: Parameters<typeof fetch>) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return originalFetch(...parameters);
    },
  });
  await settle(1);
  Object.assign(globalThis, { fetch: originalFetch });
  move('Deposit', 9000);
  await settle(300);
  const latest = payment();
  release?.();
  await settle(1000);
  expect(payment()).toBe(latest);
  expect(slider('Deposit')).toHaveValue('9000');
});

test('[UKFIN-10] [UKFIN-11] [OQ-84] PCP has a slider of distance in steps of its values, and HP has none', async () => {
  const { lastRequest } = serve();
  render(inPage());
  await settle();
  const distance = slider('Annual mileage');
  for (const [name, value] of Object.entries({ min: '6000', max: '30000', step: '2000' })) {
    expect(distance).toHaveAttribute(name, value);
  }
  expect(distance).toHaveAttribute('aria-valuetext', '10,000 miles');
  const paymentBefore = payment();
  move('Annual mileage', 20_000);
  await settle(300);
  expect(payment()).not.toBe(paymentBefore);
  fireEvent.click(screen.getByRole('radio', { name: 'Hire Purchase' }));
  await settle(300);
  expect(lastRequest()).toMatchObject({ FinanceFamilyKeys: ['HP'] });
  expect(screen.queryByRole('slider', { name: 'Annual mileage' })).toBeNull();
  expect(screen.queryByText(/Optional final payment/)).toBeNull();
});

test('[UKFIN-10] PCP with fewer than two distances has no distance slider', async () => {
  const pcp = productFor('PCP', 28_495, 1)!;
  const AnnualMileage = { ...pcp.AnnualMileage, Values: [10_000] };
  serve(({ path }) =>
    path === 'default' ? { body: { Products: [{ ...pcp, AnnualMileage }] } } : undefined,
  );
  render(inPage());
  await settle();
  expect(screen.queryByRole('slider', { name: 'Annual mileage' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('[UKFIN-08] figures and notices are shown as the service sends them', async () => {
  serve();
  render(inPage());
  await settle();
  const figures = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(figures).toContain('Optional final payment (guaranteed future value)');
  expect(figures).toContain('Representative APR');
  expect(screen.getByText('8.9% APR')).toBeVisible();
  move('Monthly payment', 900);
  await settle(300);
  expect(screen.getByText(/^The deposit was changed to £/)).toBeInTheDocument();
});

test('[UKFIN-09] [OQ-82] the terms belong to the quote on display, and are empty without a response', async () => {
  const { calls } = serve();
  render(inPage());
  await settle();
  const terms = () => screen.getByText('Terms and conditions').closest('details');
  expect(terms()).toHaveTextContent('47 monthly payments');
  move('Term', 24);
  await settle(300);
  expect(terms()).toHaveTextContent('23 monthly payments');
  expect(calls('legal')).toHaveLength(2);
  Object.assign(globalThis, {
    fetch: ((before) => (path: string, init?: RequestInit) =>
      path.includes('legal') ? Promise.reject(new TypeError('no')) : before(path, init))(
      globalThis.fetch as (path: string, init?: RequestInit) => Promise<Response>,
    ),
  });
  move('Term', 36);
  await settle(300);
  expect(screen.queryByText('Terms and conditions')).toBeNull();
});

test('[OQ-82] a change without a quote keeps the last figures and shows a message', async () => {
  serve(({ path }, count) => (path === 'cfd' && count > 3 ? { status: 502, body: {} } : undefined));
  render(inPage());
  await settle();
  const paymentBefore = payment();
  move('Deposit', 7000);
  await settle(300);
  expect(payment()).toBe(paymentBefore);
  expect(screen.getByText(/^We could not update your quote/)).toBeInTheDocument();
  expect(log.at(-1)).toHaveBeenCalled();
});

test('[UKFIN-15] links lead to the provider with the reference of the quote on display', async () => {
  serve();
  render(inPage());
  await settle();
  const first = link(/^Reserve this car/).getAttribute('href');
  move('Term', 36);
  await settle(300);
  const [apply, reserve, exchange] = [/^Apply/, /^Reserve/, /part exchange/].map((name) =>
    link(name).getAttribute('href'),
  );
  const reference = new URL(apply ?? '').searchParams.get('quoteRef') ?? '';
  expect(readQuoteReference(reference)?.termMonths).toBe(36);
  expect(reserve).toBe(`/api/codeweaver/reserve?quoteRef=${reference}`);
  expect(exchange).toBe(`/api/codeweaver/part-exchange?quoteRef=${reference}`);
  expect(reserve).not.toBe(first);
  expect(link(/^Apply/)).toHaveAttribute('target', '_blank');
});

test('[CALC-20] [TRACK-09] the data layer receives a choice 500 ms after its quote', async () => {
  serve();
  const events: unknown[] = [];
  const { container } = render(inPage());
  container.addEventListener(CALCULATED_EVENT, (event) =>
    events.push((event as CustomEvent).detail),
  );
  await settle(2000);
  expect(events).toEqual([]);
  move('Deposit', 6000);
  await settle(300);
  await settle(499);
  expect(events).toEqual([]);
  await settle(1);
  expect(events).toEqual([
    {
      event: 'car_calculator',
      calculator: 'uk_finance',
      car_id: '300001',
      currency: 'GBP',
      product: 'PCP',
      months: 48,
      down_payment: 6000,
      mileage: 10_000,
      monthly_cost: Number(payment()?.slice(1)),
    },
  ]);
});

test('[UKFIN-01] [CAR-27] other sites have no panel', () => {
  serve();
  const { container } = render(inPage(car, 'automotive-se'));
  expect(container).toHaveTextContent(/^$/);
});

test('a car without price or dealer has no panel, and the price of a commercial vehicle gets VAT added', () => {
  expect(quotedCar({ ...car, car_price: undefined }, 20)).toBeUndefined();
  expect(quotedCar({ ...car, car_site_name: undefined }, 20)).toBeUndefined();
  const van = quotedCar({ ...car, car_vehicle_type_code: 'LCV' }, 20);
  expect(van?.vehicle).toMatchObject({ Type: 'LCV', OnTheRoadPrice: 34_194 });
});

test('without script the panel shows where to get a quote', () => {
  const element = document.createElement('div');
  element.innerHTML = renderToString(inPage());
  expect(within(element).getByText(/which needs JavaScript/)).toBeTruthy();
  expect(within(element).getByText('Contact our team').getAttribute('href')).toBe('#contact-form');
});

test('the panel has no accessibility violations', async () => {
  serve();
  const { container } = render(inPage());
  await settle();
  jest.useRealTimers();
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
