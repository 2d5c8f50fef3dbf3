/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { SellCarForm } from '../../../../../blocks/SellCarForm/SellCarForm';
import { examples } from '../../../../../blocks/SellCarForm/SellCarForm.fixture';
import type { SubmittedForm } from '../../../../../domain/forms/submittedForm';
import { examplePage } from '../../../../../site/dev/examplePage';
import { messagesOf } from '../../../../../messages/messagesOf';
import { PageProviders } from '../../../../../site/page/PageProviders';

const en = messagesOf('en');
const formName = 'automotive-seSellCarForm';
const volvo = { make: 'Volvo', model: 'V60', year: 2020, fuel: 'diesel' };
const range = {
  low: 165_000,
  high: 179_000,
  likeCars: 5,
  askedFrom: 190_000,
  askedTo: 210_000,
  asLikeOwn: 200_000,
  extrasShare: 0.01,
  dealerShare: 0.14,
};

function inPage(form?: SubmittedForm) {
  const page = examplePage({ title: 'Sell', theme: 'default', language: 'en' });
  return (
    <PageProviders data={{ ...page, privateView: form && { kind: 'form', view: form } }}>
      <SellCarForm {...examples.Default} />
    </PageProviders>
  );
}

interface Answers {
  /** Responses in order; the last one is repeated. */
  post?: number[];
  vehicle?: number;
  range?: typeof range | null;
}

/** Fakes `fetch`; returns the posted enquiries, and the requests for vehicles and estimates. */
function stubFetch({ post = [202], vehicle = 200, range: found = range }: Answers = {}) {
  const posted: Record<string, unknown>[] = [];
  const requests: string[] = [];
  Object.assign(globalThis, {
    fetch: async (address: string, init?: { body?: string }) => {
      if (address === '/api/forms/comhub' && init?.body !== undefined) {
        const status = post[Math.min(posted.length, post.length - 1)];
        const { formSubmissionId, ...enquiry } = JSON.parse(init.body) as Record<string, unknown>;
        posted.push({ formSubmissionId, ...enquiry });
        return {
          ok: status === 202,
          status,
          text: async () => `status ${status}`,
          json: async () => ({ formSubmissionId }),
        };
      }
      requests.push(`${address} ${init?.body}`);
      const body = address.includes('/estimate') ? { vehicle: volvo, range: found } : volvo;
      return { ok: vehicle === 200, status: vehicle, json: async () => body };
    },
  });
  return { posted, requests };
}

const type = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

function fillInForm() {
  fireEvent.click(screen.getByLabelText(en.sellCarOptionTradeIn));
  type(/^Registration number/, 'abc 123');
  type(/^Mileage/, '12500');
  type(/^Name/, 'Anna Öberg');
  type(/^Phone/, '070-174 06 05');
  type(/^Email/, 'anna@example.com');
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: en.sellCarSubmit }));
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  location.hash = '';
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  for (const level of ['warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('[FORM-22] [FORM-23] [FORM-29] [OQ-122] the enquiry is sent once, and a thank-you text replaces the form', async () => {
  const { posted } = stubFetch();
  render(inPage());
  fillInForm();
  await settle();
  submit();
  await settle();
  expect(posted).toEqual([
    {
      formName,
      formSubmissionId: expect.any(String) as string,
      website: '',
      elapsed: expect.any(Number) as number,
      values: {
        regno: 'ABC123',
        milage: 12_500,
        customerName: 'Anna Öberg',
        customerPhone: '070 174 06 05',
        customerEmail: 'anna@example.com',
        selectedOption: 'tradeIn',
        other: '',
        estimate: '',
        extras: [],
        source: 'http://localhost/',
      },
    },
  ]);
  expect(screen.getAllByRole('heading', { name: en.contactSuccessTitle }).at(-1)).toHaveFocus();
  expect(screen.getByLabelText(/^Name/)).not.toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('[FORM-28] the button is disabled while the enquiry is sent, and cannot send it twice', async () => {
  const send = jest.fn(() => new Promise(() => undefined));
  stubFetch();
  render(inPage());
  fillInForm();
  await settle();
  Object.assign(globalThis, { fetch: send });
  submit();
  await settle();
  const button = screen.getByRole('button', { name: en.contactSending });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
});

test('[FORM-24] [FORM-26] [FORM-27] [OQ-123] missing values are reported at each field, and nothing is sent', async () => {
  const { posted } = stubFetch();
  render(inPage());
  submit();
  await settle();
  const summary = screen.getByRole('group', { name: en.contactInvalidInput });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(
    expect.arrayContaining(
      ['regno', 'mileage', 'option', 'name', 'phone', 'email'].map((name) => `#sell-car-${name}`),
    ),
  );
  expect(posted).toEqual([]);
});

test('[FORM-30] [ERR-51] [OQ-124] a failure shows the translated text after one attempt, and keeps the values', async () => {
  const { posted } = stubFetch({ post: [503] });
  render(inPage());
  fillInForm();
  await settle();
  submit();
  await settle(5000);
  expect(posted).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(en.sellCarFailure);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Anna Öberg');
});

test('a rate-limited form shows how long to wait', async () => {
  stubFetch();
  render(inPage());
  fillInForm();
  await settle();
  Object.assign(globalThis, {
    fetch: async () => ({
      ok: false,
      status: 429,
      headers: new Map([['retry-after', '200']]),
      text: async () => '',
    }),
  });
  submit();
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent(/Try again in 4 min/);
});

test('the vehicle is shown after its plate was typed, and looked up once', async () => {
  const { requests } = stubFetch();
  render(inPage());
  type(/^Registration number/, 'abc 123');
  await settle();
  expect(screen.getByText('Is this your car? Volvo V60, 2020, diesel')).toBeVisible();
  type(/^Registration number/, 'ABC123');
  await settle();
  expect(requests).toEqual(['/api/vehicles {"plate":"ABC123"}']);
});

test('a malformed response counts as a register that is down, and the form keeps its values', async () => {
  stubFetch();
  const { fetch } = globalThis;
  Object.assign(globalThis, {
    fetch: async (address: string, init?: RequestInit) =>
      address === '/api/vehicles'
        ? { ok: true, status: 200, json: async () => ({ make: { a: 1 } }) }
        : fetch(address, init),
  });
  render(inPage());
  fillInForm();
  await settle();
  expect(screen.getByText(en.tradeInDown)).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Anna Öberg');
});

test.each([
  ['an unknown plate', 404, en.tradeInUnknown],
  ['a register that is down', 503, en.tradeInDown],
])('%s is shown as a hint, and does not block the enquiry', async (_, vehicle, text) => {
  const { posted } = stubFetch({ vehicle });
  render(inPage());
  fillInForm();
  await settle();
  expect(screen.getByText(text)).toBeVisible();
  submit();
  await settle();
  expect(posted).toHaveLength(1);
});

test('an estimate is shown with its basis, stored for 7 days, and sent with the enquiry', async () => {
  jest.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  const { posted, requests } = stubFetch();
  const { unmount } = render(inPage());
  const estimate = () => fireEvent.click(screen.getByRole('button', { name: en.tradeInEstimate }));
  estimate();
  await settle();
  expect(screen.getByText(en.tradeInNeeds)).toBeVisible();
  fillInForm();
  fireEvent.click(screen.getByLabelText(en.tradeInTowBar));
  await settle();
  estimate();
  await settle();
  expect(requests.at(-1)).toBe(
    '/api/vehicles/estimate {"plate":"ABC123","mileage":12500,"extras":["towBar"]}',
  );
  expect(screen.getByText(/165.000.*–.*179.000/)).toBeVisible();
  expect(screen.getByText(en.tradeInNoPromise)).toBeVisible();
  expect(screen.getByText(/^5 cars of the same model/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: en.tradeInKeep }));
  expect(screen.getByText(/until 29\/11\/2026/)).toBeVisible();
  expect(screen.getByRole('button', { name: en.tradeInForget })).toHaveFocus();
  submit();
  await settle();
  expect(posted[0]?.values).toMatchObject({ extras: ['towBar'] });
  expect((posted[0]?.values as { estimate: string }).estimate).toMatch(
    /165.000.*179.000.*2026-11-22/,
  );
  unmount();
  render(inPage());
  await settle();
  expect(screen.getByLabelText(/^Registration number/)).toHaveValue('ABC123');
  // The estimate is for that car and is not sent with an enquiry about another one.
  fillInForm();
  fireEvent.input(screen.getByLabelText(/^Registration number/), { target: { value: 'XYZ789' } });
  await settle();
  submit();
  await settle();
  expect(posted[1]?.values).toMatchObject({ regno: 'XYZ789', extras: [], estimate: '' });
  unmount();
  jest.setSystemTime(new Date('2026-11-30T12:00:00Z'));
  document.body.replaceChildren();
  render(inPage());
  await settle();
  expect(screen.queryByRole('button', { name: en.tradeInForget })).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('too few similar cars show a text instead of an estimate', async () => {
  stubFetch({ range: null });
  render(inPage());
  fillInForm();
  await settle();
  fireEvent.click(screen.getByRole('button', { name: en.tradeInEstimate }));
  await settle();
  expect(screen.getByText(en.tradeInTooFew)).toBeVisible();
});

test('values survive a reload in the same tab, with a note and a button that clears them', async () => {
  stubFetch();
  const { unmount } = render(inPage());
  fillInForm();
  await settle();
  unmount();
  render(inPage());
  await settle();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Anna Öberg');
  expect(screen.getByLabelText(en.sellCarOptionTradeIn)).toBeChecked();
  expect(screen.getByText(en.formDraftNote)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: en.formDraftClear }));
  await settle();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('');
  expect(screen.getByLabelText(/^Registration number/)).toHaveFocus();
  expect(screen.queryByText(en.formDraftNote)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('[FORM-28] the server’s HTML is a form that works without script', () => {
  document.body.innerHTML = renderToStaticMarkup(inPage());
  const form = document.querySelector('form')!;
  expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual([
    ...['post', '/api/forms/comhub', true],
  ]);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    formName,
    source: '/en',
    website: '',
    regno: '',
    milage: '',
    customerName: '',
    customerPhone: '',
    customerEmail: '',
    other: '',
    estimate: '',
  });
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const tokens = ['customerName', 'customerPhone', 'customerEmail'].map(
    (name) => field(name).autocomplete,
  );
  expect(tokens).toEqual(['name', 'tel', 'email']);
});

test('an invalid form sent without script is shown again with its values and errors', () => {
  const values = { regno: 'ABC123', milage: '-1', selectedOption: 'sellCar' };
  const submitted = { formName, values, errors: { milage: 'pattern' }, failed: false };
  document.body.innerHTML = renderToStaticMarkup(inPage(submitted));
  expect(screen.getByLabelText(/^Registration number/)).toHaveValue('ABC123');
  expect(screen.getByLabelText(en.sellCarOptionSell)).toBeChecked();
  expect(screen.getByLabelText(/^Mileage/)).toHaveAccessibleDescription(/whole number/);
});

test('values typed before the script loads are kept, and the plate is looked up', async () => {
  const { posted } = stubFetch();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(inPage());
  fillInForm();
  render(inPage(), { container, hydrate: true });
  expect(await screen.findByText(/Volvo V60/)).toBeVisible();
  submit();
  await settle();
  expect(posted[0]?.values).toMatchObject({ regno: 'ABC123', customerName: 'Anna Öberg' });
});

test('the form to sell a car has no accessibility violations', async () => {
  stubFetch();
  render(inPage());
  fillInForm();
  await settle();
  fireEvent.click(screen.getByRole('button', { name: en.tradeInEstimate }));
  await settle();
  jest.useRealTimers();
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
