/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServiceRequestForm } from '../../../../../blocks/ServiceRequestForm/ServiceRequestForm';
import { examples } from '../../../../../blocks/ServiceRequestForm/ServiceRequestForm.fixture';
import type { SubmittedForm } from '../../../../../domain/forms/submittedForm';
import { examplePage } from '../../../../../site/dev/examplePage';
import { messagesOf } from '../../../../../messages/messagesOf';
import { PageProviders } from '../../../../../site/page/PageProviders';

const nb = messagesOf('nb');
const { data } = examples.Default;
const { formName } = data;

function inPage({
  form,
  newsletterRequired = true,
}: { form?: SubmittedForm; newsletterRequired?: boolean } = {}) {
  const page = examplePage({ title: 'Service', theme: 'default', language: 'nb' });
  return (
    <PageProviders data={{ ...page, privateView: form && { kind: 'form', view: form } }}>
      <ServiceRequestForm {...examples.Default} data={{ ...data, newsletterRequired }} />
    </PageProviders>
  );
}

function stubFetch(status: number) {
  const posted: { values: Record<string, unknown> }[] = [];
  Object.assign(globalThis, {
    fetch: async (_address: string, { body }: { body: string }) => {
      const sent = JSON.parse(body) as { values: Record<string, unknown> };
      posted.push(sent);
      return { ok: status === 202, status, text: async () => '', json: async () => sent };
    },
  });
  return posted;
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tick = (label: RegExp | string) => fireEvent.click(screen.getByLabelText(label));
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const submit = () => fireEvent.click(screen.getByRole('button', { name: nb.serviceSubmit }));

function fillInForm() {
  type(/^Registreringsnummer/, 'EL12345');
  type(/^Ønsket dato/, '2026-11-30');
  type(/^Navn/, 'Kari Nordmann');
  type(/^Telefon/, '22 12 34 56');
  type(/^E-post/, 'kari@example.no');
  tick(/^Jeg samtykker/);
  tick(/^Ja takk/);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
  sessionStorage.clear();
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

test('[SITE-23] [FORM-31] [FORM-32] [FORM-37] [FORM-40] [FORM-41] a request for a car is sent, and a thank-you text is shown', async () => {
  const posted = stubFetch(202);
  render(inPage());
  tick('EU-kontroll');
  tick('Bremser');
  tick('Dekkskift');
  fireEvent.click(screen.getByRole('button', { name: 'Fjern Bremser' }));
  expect(screen.getByLabelText('Bremser')).not.toBeChecked();
  expect(document.activeElement).not.toBe(document.body);
  type(/^Nærmeste forhandler/, 'Automotive Bergen');
  fillInForm();
  submit();
  await settle();
  expect(posted.map(({ values }) => values)).toEqual([
    {
      typeMC: false,
      services: ['EU-kontroll', 'Dekkskift'],
      description: '',
      siteName: 'Automotive Bergen',
      customerName: 'Kari Nordmann',
      customerPhone: '22 12 34 56',
      customerEmail: 'kari@example.no',
      regno: 'EL12345',
      date: '2026-11-30',
      other: '',
      gdpr: true,
      newsletter: true,
      source: 'http://localhost/',
    },
  ]);
  expect(
    screen.getAllByRole('heading', { name: 'Takk for din henvendelse!' }).at(-1),
  ).toHaveFocus();
});

test('[FORM-31] [FORM-38] [FORM-39] a motorcycle has three services and one dealer, without a choice of dealer', async () => {
  const posted = stubFetch(202);
  render(inPage());
  const boxes = () =>
    screen
      .getAllByRole('checkbox')
      .map(({ id }) => id)
      .filter((id) => id.includes('types'));
  expect(boxes()).toHaveLength(11);
  tick('EU-kontroll');
  tick('Motorsykkel');
  expect(boxes()).toHaveLength(3);
  expect(screen.queryByLabelText(/^Nærmeste forhandler/)).toBeNull();
  expect(screen.getByText('Motorsykler tar vi imot hos Automotive Oslo.')).toBeVisible();
  tick('Vinterlagring');
  fillInForm();
  submit();
  await settle();
  expect(posted[0]?.values).toMatchObject({
    typeMC: true,
    services: ['Vinterlagring'],
    siteName: 'Automotive Oslo',
  });
});

test('[FORM-33] [FORM-34] [FORM-36] missing values and a date too early are reported at each field', async () => {
  const posted = stubFetch(202);
  render(inPage());
  type(/^Ønsket dato/, '2026-11-21');
  submit();
  await settle();
  const summary = screen.getByRole('group', { name: nb.contactInvalidInput });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(
    expect.arrayContaining(
      ['dealer', 'name', 'phone', 'email', 'regno', 'date', 'gdpr', 'newsletter'].map(
        (name) => `#service-${name}`,
      ),
    ),
  );
  expect(within(summary).getByText(new RegExp(nb.formFaultTooEarly))).toBeVisible();
  expect(screen.getByLabelText(/^Ønsket dato/)).toHaveAttribute('min', '2026-11-22');
  expect(screen.getByLabelText(/^Ønsket dato/)).toHaveAttribute('max', '2028-11-22');
  expect(posted).toEqual([]);
});

test('[FORM-34] the newsletter is optional if the site configures it so', async () => {
  const posted = stubFetch(202);
  render(inPage({ newsletterRequired: false }));
  type(/^Nærmeste forhandler/, 'Automotive Oslo');
  fillInForm();
  tick(/^Ja takk/);
  expect(screen.getByLabelText(/^Ja takk/)).not.toBeRequired();
  submit();
  await settle();
  expect(posted[0]?.values.newsletter).toBe(false);
});

test('[FORM-40] [FORM-42] [ERR-50] [OQ-124] any failure shows the error text after one attempt', async () => {
  const posted = stubFetch(500);
  render(inPage());
  type(/^Nærmeste forhandler/, 'Automotive Oslo');
  fillInForm();
  submit();
  await settle(5000);
  expect(posted).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Noe gikk galt, vennligst prøv igjen senere.',
  );
});

test('the nearest dealer is found by a place and selected', async () => {
  stubFetch(202);
  render(inPage());
  jest.useRealTimers();
  type(/^Sted eller postnummer/, 'Bergen');
  fireEvent.keyDown(screen.getByLabelText(/^Sted eller postnummer/), { key: 'Enter' });
  expect(
    await screen.findByText(/^Nærmest: Automotive Bergen/, {}, { timeout: 8000 }),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Nærmeste forhandler/)).toHaveValue('Automotive Bergen');
});

test('a reload keeps the values except for consents', async () => {
  stubFetch(202);
  const { unmount } = render(inPage());
  tick('Bremser');
  fillInForm();
  unmount();
  render(inPage());
  await settle();
  expect(screen.getByLabelText(/^Navn/)).toHaveValue('Kari Nordmann');
  expect(screen.getByLabelText('Bremser')).toBeChecked();
  expect(screen.getByLabelText(/^Jeg samtykker/)).not.toBeChecked();
  expect(screen.getByLabelText(/^Ja takk/)).not.toBeChecked();
});

test('[FORM-37] [FORM-38] the server’s HTML is a form that works without script, with all services', () => {
  document.body.innerHTML = renderToStaticMarkup(inPage());
  const form = document.querySelector('form')!;
  expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual([
    ...['post', '/api/forms/comhub', true],
  ]);
  expect(form.querySelectorAll('[name=services]')).toHaveLength(14);
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    formName,
    typeMC: 'false',
    siteName: '',
  });
  expect(screen.getByLabelText(/^Nærmeste forhandler/)).toBeRequired();
});

test('an invalid form sent without script is shown again with its values', () => {
  const values = {
    typeMC: 'true',
    services: 'Dekk\nÅrsservice',
    siteName: 'Automotive Oslo',
    date: '2020-01-01',
    gdpr: 'on',
  };
  const submitted = { formName, values, errors: { date: 'tooEarly' }, failed: false };
  document.body.innerHTML = renderToStaticMarkup(inPage({ form: submitted }));
  for (const label of ['Motorsykkel', 'Dekk', 'Årsservice', /^Jeg samtykker/]) {
    expect(screen.getByLabelText(label)).toBeChecked();
  }
  expect(screen.getByLabelText(/^Nærmeste forhandler/)).toHaveValue('Automotive Oslo');
  expect(screen.getByLabelText(/^Ønsket dato/)).toHaveAccessibleDescription(
    new RegExp(nb.formFaultTooEarly),
  );
});

test('[FORM-31] [FORM-39] values entered before the script loads are kept', async () => {
  const posted = stubFetch(202);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(inPage());
  tick('Motorsykkel');
  tick('EU-kontroll');
  fillInForm();
  type(/^Beskriv feilen/, 'Den piper');
  render(inPage(), { container, hydrate: true });
  await settle();
  expect(screen.getByLabelText('Motorsykkel')).toBeChecked();
  expect(screen.getByText('Motorsykler tar vi imot hos Automotive Oslo.')).toBeVisible();
  expect(screen.getByLabelText(/^Navn/)).toHaveValue('Kari Nordmann');
  tick('Vinterlagring');
  submit();
  await settle();
  expect(posted[0]?.values).toMatchObject({
    typeMC: true,
    services: ['Vinterlagring'],
    siteName: 'Automotive Oslo',
    description: 'Den piper',
    gdpr: true,
    date: '2026-11-30',
  });
});

test('[FORM-37] services checked before the script loads are kept', async () => {
  const posted = stubFetch(202);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(inPage());
  tick('EU-kontroll');
  tick('Bremser');
  type(/^Nærmeste forhandler/, 'Automotive Bergen');
  fillInForm();
  render(inPage(), { container, hydrate: true });
  await settle();
  submit();
  await settle();
  expect(posted[0]?.values).toMatchObject({
    services: ['EU-kontroll', 'Bremser'],
    siteName: 'Automotive Bergen',
  });
});

test('the service request has no accessibility violations', async () => {
  stubFetch(202);
  render(inPage());
  tick('Bremser');
  submit();
  await settle();
  jest.useRealTimers();
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
