/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { CarContactForm } from '../../../ui/contact/CarContactForm';
import type { ContactCar } from '../../../ui/contact/contactCar.types';
import { exampleContacts } from '../../../ui/contact/exampleContacts';
import { typedPhonePattern } from '../../../../../domain/forms/normalizePhone';
import type { SubmittedForm } from '../../../../../domain/forms/submittedForm';
import { examplePage } from '../../../../../site/dev/examplePage';
import { messagesOf } from '../../../../../messages/messagesOf';
import { PageProviders } from '../../../../../site/page/PageProviders';

const formName = 'automotive-seCarContactForm';

function inPage(car: ContactCar, form?: SubmittedForm) {
  const page = examplePage({ title: 'Car', theme: 'default', language: 'en' });
  return (
    <PageProviders data={{ ...page, privateView: form && { kind: 'form', view: form } }}>
      <CarContactForm site="automotive-se" car={car} />
    </PageProviders>
  );
}

/** Fakes `fetch` with responses in this order; the last one is repeated. */
function stubFetch(...statuses: (number | 'none')[]) {
  const posted: Record<string, unknown>[] = [];
  const send = jest.fn(async (_address: string, { body }: { body: string }) => {
    const status = statuses[Math.min(posted.length, statuses.length - 1)];
    const { formSubmissionId, ...enquiry } = JSON.parse(body) as Record<string, unknown>;
    posted.push({ formSubmissionId, ...enquiry });
    if (status === 'none') throw new TypeError('Failed to fetch');
    return {
      ok: status === 202,
      status,
      text: async () => `status ${status}`,
      json: async () => ({ formSubmissionId }),
    };
  });
  Object.assign(globalThis, { fetch: send });
  return { posted, send };
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillInForm() {
  type(/^Name/, 'Anna Öberg');
  type(/^Phone/, '+46 70 174 06 05');
  type(/^Email/, 'anna@example.com');
}

const submit = () => fireEvent.click(screen.getByRole('button'));
/** The form's result; the thank-you element for visitors without JavaScript is another element. */
const status = () => screen.getByRole('status');
const settle = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let consoleSpies: jest.SpyInstance[];

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  location.hash = '';
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  Element.prototype.scrollIntoView = jest.fn();
  consoleSpies = (['warn', 'error'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('[FORM-10] [FORM-12] [FORM-14] [FORM-15] [FORM-17] an enquiry is sent, shows a thank-you text, and after 3 s the form is empty again', async () => {
  const { posted } = stubFetch(202);
  render(inPage(exampleContacts.used));
  fillInForm();
  type(/^Message/, 'Is it still there?');
  fireEvent.click(screen.getByLabelText('I would like a quote'));
  submit();
  await settle(0);
  expect(within(screen.getByRole('status')).getByText('Thank you!')).toBeVisible();
  expect(posted).toEqual([
    {
      formName,
      formSubmissionId: expect.stringMatching(
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/,
      ) as string,
      website: '',
      elapsed: expect.any(Number) as number,
      values: {
        name: 'Anna Öberg',
        phone: '+46 70 174 06 05',
        email: 'anna@example.com',
        message: 'Is it still there?',
        siteName: 'Automotive Uppsala',
        quote: true,
        testDrive: false,
        car: { car_id: '100001' },
        source: 'http://localhost/',
      },
    },
  ]);
  expect(within(status()).getByRole('heading', { name: 'Thank you!' })).toHaveFocus();
  expect(status()).toHaveTextContent('Volvo V60 B4 2023');
  expect(within(status()).getByRole('link', { name: '018-65 10 00' })).toHaveAttribute(
    'href',
    'tel:018651000',
  );
  expect(screen.getByLabelText(/^Name/)).not.toBeVisible();
  await settle(2900);
  expect(screen.queryByRole('button')).toBeNull();
  await settle(200);
  fireEvent.click(screen.getByRole('button', { name: 'Send another enquiry' }));
  expect(within(status()).queryByText('Thank you!')).toBeNull();
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('');
  expect(screen.getByLabelText('I would like a quote')).not.toBeChecked();
});

test('[FORM-14] [OQ-78] a second enquiry has its own submission id', async () => {
  const { posted } = stubFetch(202);
  render(inPage(exampleContacts.used));
  for (const round of [1, 2]) {
    type(/^Name/, `Anna Öberg ${round}`);
    type(/^Phone/, `+46 70 174 06 0${round}`);
    type(/^Email/, `anna${round}@example.com`);
    submit();
    await settle(0);
    await settle(3100);
    expect(posted).toHaveLength(round);
    fireEvent.click(screen.getByRole('button'));
  }
  expect(new Set(posted.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(2);
});

test('[FORM-11] the fields are disabled while the enquiry is sent', async () => {
  stubFetch(202);
  let release: () => void = () => undefined;
  const fetch = (_address: string, { body }: { body: string }) =>
    new Promise((resolve) => {
      const json = async () => JSON.parse(body) as unknown;
      release = () => resolve({ ok: true, status: 202, json });
    });
  Object.assign(globalThis, { fetch });
  render(inPage(exampleContacts.used));
  fillInForm();
  submit();
  await settle(0);
  expect(screen.getByLabelText(/^Name/)).toBeDisabled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveTextContent('Sending');
  release();
  await settle(0);
  expect(screen.getByLabelText(/^Name/)).toBeEnabled();
});

test('[FORM-07] [ERR-18] an invalid form shows an error summary with links to the fields, which clears on change', async () => {
  const { send } = stubFetch(202);
  render(inPage(exampleContacts.used));
  type(/^Phone/, '123');
  submit();
  await settle(0);
  const summary = screen.getByRole('group', { name: messagesOf('en').contactInvalidInput });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(expect.arrayContaining(['#contact-name', '#contact-phone', '#contact-email']));
  expect(within(summary).getByText('Name: Fill in this field')).toBeVisible();
  expect(screen.getByLabelText(/^Phone/)).toBeInvalid();
  type(/^Phone/, '0701740605');
  await settle(0);
  expect(screen.queryByText(messagesOf('en').contactInvalidInput)).toBeNull();
  expect(screen.getByLabelText(/^Phone/)).toBeValid();
  expect(send).not.toHaveBeenCalled();
});

test('[FORM-18] missing responses and failures are retried, three attempts 1 s apart, as one submission', async () => {
  const { posted } = stubFetch('none', 503, 202);
  render(inPage(exampleContacts.used));
  fillInForm();
  submit();
  await settle(900);
  expect(posted).toHaveLength(1);
  await settle(200);
  expect(posted).toHaveLength(2);
  await settle(1000);
  expect(posted).toHaveLength(3);
  expect(new Set(posted.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(1);
  expect(within(status()).getByText('Thank you!')).toBeVisible();
  expect(consoleSpies[0]).toHaveBeenCalledTimes(2);
});

test('[FORM-13] [FORM-19] [FORM-20] [ERR-17] a failure shows the form error, logs status and text, and keeps the values', async () => {
  const { posted } = stubFetch(503);
  render(inPage(exampleContacts.used));
  fillInForm();
  submit();
  await settle(5000);
  expect(screen.getByRole('alert')).toHaveTextContent('could not be sent');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Anna Öberg');
  expect(consoleSpies[1]?.mock.lastCall).toEqual([
    'Enquiry not sent',
    expect.objectContaining({ message: '503 status 503' }),
  ]);
  submit();
  await settle(5000);
  expect(posted).toHaveLength(6);
  // All attempts have the same submission id, so that the server accepts the enquiry once.
  expect(new Set(posted.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(1);
});

test('[FORM-21] a refused enquiry is not retried', async () => {
  const { posted } = stubFetch(422);
  render(inPage(exampleContacts.used));
  fillInForm();
  submit();
  await settle(5000);
  expect(posted).toHaveLength(1);
  expect(screen.getByRole('alert')).toBeVisible();
});

test('[FORM-06] a sample car requires a seller, marked with an asterisk', async () => {
  const { posted } = stubFetch(202);
  render(inPage(exampleContacts.sample));
  const seller = screen.getByLabelText(/^Choose seller \*$/);
  expect(within(seller).getAllByRole('option')).toHaveLength(4);
  fillInForm();
  submit();
  await settle(0);
  expect(seller).toBeInvalid();
  expect(posted).toEqual([]);
  fireEvent.change(seller, { target: { value: 'Automotive Lund' } });
  submit();
  await settle(0);
  expect(posted[0]?.values).toMatchObject({ siteName: 'Automotive Lund' });
});

test('[FORM-08] [FORM-09] the box for a test drive is absent if the car has no test drives', () => {
  const { unmount } = render(inPage(exampleContacts.used));
  expect(screen.getByLabelText('I would like a test drive')).not.toBeRequired();
  unmount();
  render(inPage({ ...exampleContacts.used, testDrive: false }));
  expect(screen.queryByLabelText('I would like a test drive')).toBeNull();
  expect(screen.getByLabelText('I would like a quote')).not.toBeRequired();
});

test.each([
  ['[CAR-06] #contact-quote', 'I would like a quote'],
  ['[CAR-07] #contact-testdrive', 'I would like a test drive'],
])('the anchor %s checks its box', async (title, label) => {
  location.hash = title.split('#')[1]!;
  render(inPage(exampleContacts.used));
  await settle(0);
  expect(screen.getByLabelText(label)).toBeChecked();
});

test('[CAR-08] an anchor that contains “contact” scrolls to the form after 200 ms', async () => {
  location.hash = 'contact';
  render(inPage(exampleContacts.used));
  await settle(190);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  await settle(20);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('[FORM-02] [FORM-03] [FORM-04] [FORM-05] the server’s HTML is a form that works without script', () => {
  document.body.innerHTML = renderToStaticMarkup(inPage(exampleContacts.used));
  const form = document.querySelector('form')!;
  expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual([
    ...['post', '/api/forms/comhub', true],
  ]);
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  expect([field('phone').type, field('phone').pattern]).toEqual(['tel', typedPhonePattern]);
  expect(['name', 'phone', 'email', 'message'].map((name) => field(name).required)).toEqual([
    ...[true, true, true, false],
  ]);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    formName,
    carId: '100001',
    source: '/en',
    website: '',
    siteName: 'Automotive Uppsala',
    name: '',
    phone: '',
    email: '',
    message: '',
  });
});

test('[FORM-07] an invalid form sent without script is shown again with its values and errors', () => {
  const values = { name: 'Anna', phone: '12', email: 'a@b.se', message: 'Hej', quote: 'on' };
  const submitted = { formName, values, errors: { phone: 'pattern' }, failed: false };
  document.body.innerHTML = renderToStaticMarkup(inPage(exampleContacts.used, submitted));
  expect(screen.getByText(messagesOf('en').contactInvalidInput)).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Anna');
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Hej');
  expect(screen.getByLabelText('I would like a quote')).toBeChecked();
  expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription(/6 to 20 digits/);
});

test('[FORM-13] a failure without script shows the form error', () => {
  const submitted = { formName, values: { name: 'Anna' }, errors: {}, failed: true };
  document.body.innerHTML = renderToStaticMarkup(inPage(exampleContacts.used, submitted));
  expect(screen.getByRole('alert')).toHaveTextContent('could not be sent');
});

test.each(Object.entries(exampleContacts))(
  'the form about a car has no accessibility violations: %s',
  async (_, car) => {
    jest.useRealTimers();
    render(inPage(car));
    submit();
    await waitFor(() => screen.getByText(messagesOf('en').contactInvalidInput));
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  },
);

test.each([
  ['a page of a proxy', async () => Promise.reject(new SyntaxError('<html>'))],
  ['an answer with another id', async () => ({ formSubmissionId: 'another' })],
])('%s does not count as accepted, and the values are kept', async (_what, json) => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, status: 200, json }) });
  render(inPage(exampleContacts.used));
  fillInForm();
  submit();
  await settle(5000);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Anna Öberg');
});

test('values survive a reload in the same tab, only for the same car', async () => {
  stubFetch(202);
  const { unmount } = render(inPage(exampleContacts.used));
  fillInForm();
  type(/^Message/, 'Finns den kvar?');
  unmount();
  const otherForm = render(inPage({ ...exampleContacts.used, carId: 'another' }));
  await settle(0);
  expect(screen.getByLabelText(/^Message/)).toHaveValue('');
  otherForm.unmount();
  render(inPage(exampleContacts.used));
  await settle(0);
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Finns den kvar?');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Anna Öberg');
  expect(screen.getByText(messagesOf('en').formDraftNote)).toBeVisible();
});
