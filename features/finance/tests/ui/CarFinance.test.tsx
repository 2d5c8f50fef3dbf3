/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { setTradeInValue } from '../../../enquiries/ui/tradeIn/client/tradeInValue';
import { CALCULATED_EVENT } from '../../ui/calculatorEvent';
import { CarFinance } from '../../ui/CarFinance';
import { CarPrice } from '../../ui/CarPrice';
import { exampleFinanceCars } from '../../ui/exampleFinanceCars';
import type { FinanceCar } from '../../ui/financeCar.types';
import { companyLeaseChoices } from '../../../../domain/finance/companyLeasing';
import { loanChoices } from '../../../../domain/finance/loanChoices';
import { examplePage } from '../../../../site/dev/examplePage';
import { PageProviders } from '../../../../site/page/PageProviders';
import type { Language } from '../../../../sites/site.types';

const { withAllOffers, reduced, onEnquiry } = exampleFinanceCars;

const inPage = (car: FinanceCar, language: Language = 'en') => (
  <PageProviders data={examplePage({ title: 'Car', theme: 'default', language })}>
    <CarPrice car={car} />
    <CarFinance car={car} />
  </PageProviders>
);

/** An offer by its title, open or not. */
const offer = (title: string | RegExp) =>
  within(screen.getByText(title).closest<HTMLElement>('details')!);
/** The monthly cost that a calculator shows. */
const findResult = (title: string) =>
  screen.getByText(title).closest('details')!.querySelector('output');
const readText = (title: string | RegExp) =>
  screen
    .getByText(title)
    .closest('details')
    ?.textContent?.replace(/\u00a0/g, ' ');
const money = (amount: number) =>
  amount.toLocaleString('en-GB', { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 });
const normalizeSpaces = (text: string) => text.replace(/\u00a0/g, ' ');

test('[CALC-01] [CALC-15] the loan is one line with its rate, which opens its default choice and the example that the law requires', () => {
  render(inPage(withAllOffers));
  const cost = loanChoices(489_900, withAllOffers.car_loan_option)!.cost!;
  const loan = offer('Car loan');
  expect(findResult('Car loan')).toHaveTextContent(
    normalizeSpaces(`${money(cost.shownMonthly)}/month`),
  );
  expect(screen.getByText('Car loan').closest('details')).not.toHaveAttribute('open');
  expect(normalizeSpaces(screen.getByText('Car loan').closest('summary')!.textContent)).toBe(
    normalizeSpaces(
      `Car loan${money(cost.shownMonthly)}/month ${String(cost.effectiveRatePercent)}% APR`,
    ),
  );
  const lines = loan.getAllByRole('term').map((term) => {
    return [term.textContent, normalizeSpaces(term.nextElementSibling?.textContent ?? '')];
  });
  expect(lines).toEqual([
    ['Repayment period', '36 months'],
    ['Deposit', normalizeSpaces(money(98_000))],
    ['APR', `${String(cost.effectiveRatePercent)}%`],
    ['Nominal interest', '6.95%'],
    ['Cash price', normalizeSpaces(money(489_900))],
    ['Amount of credit', normalizeSpaces(money(391_900))],
    ['Residual value (50%)', normalizeSpaces(money(244_950))],
    ['Set-up fee', normalizeSpaces(money(695))],
    ['Monthly fee', normalizeSpaces(money(55))],
    ['Total cost of credit', normalizeSpaces(money(cost.totalCreditCost))],
    ['Total amount payable', normalizeSpaces(money(cost.totalToPay))],
    ['Total with the deposit', normalizeSpaces(money(cost.totalToPay + 98_000))],
  ]);
  expect(readText('Car loan')).toContain(withAllOffers.car_loan_option.description);
  expect(readText('Car loan')).toContain(normalizeSpaces(withAllOffers.car_loan_option.disclaimer));
});

test('[CALC-02] [CALC-11] [CALC-13] months move in steps of a year between the shortest and longest contract', () => {
  render(inPage(withAllOffers));
  const slider = offer('Car loan').getByRole('slider', { name: 'Repayment period' });
  for (const [name, value] of Object.entries({ min: '24', max: '72', step: '12', value: '36' })) {
    expect(slider).toHaveAttribute(name, value);
  }
  expect(slider).toHaveAttribute('aria-valuetext', '36 months');
  fireEvent.change(slider, { target: { value: '24' } });
  expect(slider).toHaveAttribute('aria-valuetext', '24 months');
  const cost = loanChoices(489_900, withAllOffers.car_loan_option, { months: 24 })!.cost!;
  expect(findResult('Car loan')).toHaveTextContent(normalizeSpaces(money(cost.shownMonthly)));
});

test('a slider skips months that are not offered, in both directions', () => {
  render(inPage(withAllOffers));
  const slider = offer('Car loan').getByRole('slider', { name: 'Repayment period' });
  fireEvent.change(slider, { target: { value: '48' } });
  fireEvent.change(slider, { target: { value: '60' } });
  expect(slider).toHaveValue('72');
  fireEvent.change(slider, { target: { value: '60' } });
  expect(slider).toHaveValue('48');
});

test('[CALC-12] [CALC-13] the deposit moves in thousands between the bounds of the contract', () => {
  render(inPage(withAllOffers));
  const slider = offer('Car loan').getByRole('slider', { name: 'Deposit' });
  for (const [name, value] of Object.entries({ min: '98000', max: '195000', step: '1000' })) {
    expect(slider).toHaveAttribute(name, value);
  }
  expect(slider.getAttribute('aria-valuetext')).toBe(money(98_000));
});

test('[CALC-17] [CALC-18] typed amounts lose leading zeros, and are clamped when the input loses focus', () => {
  render(inPage(withAllOffers));
  const loan = offer('Car loan');
  const input = loan.getByRole('textbox', { name: 'Deposit' });
  const slider = loan.getByRole('slider', { name: 'Deposit' });
  fireEvent.change(input, { target: { value: '00150000' } });
  expect(input).toHaveValue('150000');
  expect(slider).toHaveValue('150000');
  fireEvent.blur(input);
  expect(input).toHaveValue('150,000');
  fireEvent.change(input, { target: { value: '5' } });
  expect([(input as HTMLInputElement).value, (slider as HTMLInputElement).value]).toEqual([
    '5',
    '150000',
  ]);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect([(input as HTMLInputElement).value, (slider as HTMLInputElement).value]).toEqual([
    '98,000',
    '98000',
  ]);
  fireEvent.change(input, { target: { value: '9999999' } });
  fireEvent.blur(input);
  expect(input).toHaveValue('195,000');
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.blur(input);
  expect(input).toHaveValue('195,000');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input).toHaveValue('194,000');
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(input).toHaveValue('195,000');
});

test('[CALC-03] [CALC-04] [CALC-05] [CALC-06] [CALC-07] [CALC-16] company leasing is calculated for the chosen distance and cash share, and shows its terms', () => {
  render(inPage(withAllOffers));
  const lease = offer('Company leasing');
  const withoutVat = 391_920;
  const findCost = (choice: Parameters<typeof companyLeaseChoices>[3]) => {
    const chosen = companyLeaseChoices(
      withoutVat,
      25,
      withAllOffers.car_company_leasing_option,
      choice,
    );
    return normalizeSpaces(money(chosen!.cost!.shownMonthly));
  };
  const share = lease.getByRole('slider', { name: 'Initial rental' });
  expect([share.getAttribute('step'), share.getAttribute('aria-valuetext')]).toEqual(['1', '10%']);
  expect(findResult('Company leasing')).toHaveTextContent(findCost({}));
  fireEvent.change(share, { target: { value: '25' } });
  expect(findResult('Company leasing')).toHaveTextContent(findCost({ cashSharePercent: 25 }));
  const distance = lease.getByRole('combobox', { name: 'Mileage per year' });
  expect([...(distance as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    ...['1,000 mil (10 km)', '1,500 mil (10 km)', '2,000 mil (10 km)'],
  ]);
  fireEvent.change(distance, { target: { value: '2000' } });
  expect(findResult('Company leasing')).toHaveTextContent(
    findCost({ cashSharePercent: 25, mileage: 2000 }),
  );
  expect(lease.getByText('Residual value (47%)')).toBeInTheDocument();
  const text = readText('Company leasing');
  for (const expectedText of [
    ...['5.45%, variable', normalizeSpaces(money(59_200)), '8.28', normalizeSpaces(money(5376))],
    ...['Set-up fee 750 kr', 'Invoice fee 60 kr a month', 'excl. VAT'],
    normalizeSpaces(withAllOffers.car_company_leasing_option.sales_text),
    withAllOffers.car_company_leasing_option.description,
    withAllOffers.car_company_leasing_option.disclaimer,
  ]) {
    expect(text).toContain(expectedText);
  }
});

test('a fixed rate is marked as fixed', () => {
  const option = { ...withAllOffers.car_company_leasing_option, has_fixed_interest_rate: true };
  render(inPage({ ...withAllOffers, car_company_leasing_option: option }));
  expect(readText('Company leasing')).toContain('5.45%, fixed');
});

test('[CALC-08] [CALC-10] private leasing is shown with the texts of the offer', () => {
  render(inPage(withAllOffers));
  const text = readText('Private leasing');
  const { is_campaign: _, ...texts } = withAllOffers.car_private_leasing_option;
  for (const expectedText of Object.values(texts))
    expect(text).toContain(normalizeSpaces(expectedText));
  expect(offer('Private leasing').getByText('Offer')).toBeInTheDocument();
  expect(offer('Private leasing').queryByRole('slider')).toBeNull();
});

test('[CAR-50] a car has the offers that the index contains, or only its price without any', () => {
  const { rerender } = render(inPage(withAllOffers));
  const titles = () =>
    [...document.querySelectorAll('summary')]
      .map(({ textContent }) => textContent?.replace(/( Offer)?(SEK)?\s?\d.*/, '').trim())
      .filter((title) => title !== 'Part exchange');
  expect(titles()).toEqual(['Car loan', 'Private leasing', 'Company leasing']);
  rerender(inPage({ ...withAllOffers, car_loan_option: undefined }));
  expect(titles()).toEqual(['Private leasing', 'Company leasing']);
  expect(document.querySelector('details[open]')).toBeNull();
  rerender(inPage(onEnquiry));
  expect(titles()).toEqual([]);
  expect(screen.getByText('Contact us for the price')).toBeVisible();
});

test('the loan is calculated from the campaign price, with the lowest price of the 30 days before', () => {
  const { rerender } = render(inPage(reduced));
  expect(screen.getByText('SEK 349,900', { selector: 'strong' })).toBeVisible();
  // The crossed-out price must be the lowest of the 30 days before the reduction, and 369,900 was not.
  expect(screen.queryByText('SEK 369,900')).toBeNull();
  expect(document.body).toHaveTextContent(
    `Lowest price in the 30 days before the reduction: ${normalizeSpaces(money(359_900))}`,
  );
  expect(readText('Car loan')).toContain(`Cash price${normalizeSpaces(money(349_900))}`);
  rerender(inPage({ ...reduced, car_lowest_price_30_days: 369_900 }));
  expect(screen.getByText('SEK 369,900', { selector: 's' })).toBeVisible();
});

test('[CALC-19] residual value and effective interest are hidden where the site configures it', () => {
  render(inPage(withAllOffers, 'nb'));
  const text = document.body.textContent ?? '';
  expect(text).toContain('Nominell rente');
  expect(text).not.toContain('Effektiv rente');
  expect(text).not.toContain('Restverdi');
});

test('the warning about loans is shown only with credit', () => {
  const { rerender } = render(inPage(withAllOffers));
  expect(document.body).toHaveTextContent('Att låna kostar pengar!');
  rerender(inPage({ ...withAllOffers, car_loan_option: undefined }));
  expect(document.body).not.toHaveTextContent('Att låna kostar pengar!');
});

test('a deposit that leaves nothing to borrow shows a text instead', () => {
  const paidAtOnce = { ...withAllOffers.car_loan_option, contract_durations: [duration(12)] };
  render(inPage({ ...withAllOffers, car_loan_option: paidAtOnce }));
  expect(findResult('Car loan')).toHaveTextContent(
    'With this deposit there is nothing left to pay monthly.',
  );
});

const duration = (months: number) => ({
  months,
  residual_percentage: 0,
  cash_amount_min_percentage: 100,
  cash_amount_max_percentage: 100,
});

describe('the data layer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('[CALC-20] [TRACK-09] receives a choice after 500 ms without a change, and no event before the first choice', () => {
    const events: unknown[] = [];
    const { container } = render(inPage(withAllOffers));
    container.addEventListener(CALCULATED_EVENT, (event) =>
      events.push((event as CustomEvent).detail),
    );
    act(() => void jest.advanceTimersByTime(2000));
    expect(events).toEqual([]);
    const slider = offer('Car loan').getByRole('slider', { name: 'Deposit' });
    fireEvent.change(slider, { target: { value: '120000' } });
    act(() => void jest.advanceTimersByTime(400));
    fireEvent.change(slider, { target: { value: '150000' } });
    act(() => void jest.advanceTimersByTime(499));
    expect(events).toEqual([]);
    act(() => void jest.advanceTimersByTime(1));
    const { cost } = loanChoices(489_900, withAllOffers.car_loan_option, { downPayment: 150_000 })!;
    expect(events).toEqual([
      {
        event: 'car_calculator',
        calculator: 'loan',
        car_id: '200001',
        currency: 'SEK',
        months: 36,
        down_payment: 150_000,
        monthly_cost: cost!.shownMonthly,
      },
    ]);
    fireEvent.change(offer('Company leasing').getByRole('combobox'), { target: { value: '1000' } });
    act(() => void jest.advanceTimersByTime(500));
    expect(events[1]).toMatchObject({
      calculator: 'company_leasing',
      months: 36,
      mileage: 1000,
      cash_share: 10,
    });
  });
});

test.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)(
  '%s: the browser renders the same as the server',
  (language) => {
    const server = renderToString(inPage(withAllOffers, language));
    const { container } = render(inPage(withAllOffers, language));
    const element = document.createElement('div');
    element.innerHTML = server;
    expect(container.textContent).toBe(element.textContent);
    expect(server).not.toMatch(/\{[a-z]+\}|finance[A-Z]/);
  },
);

test('the finance column has no accessibility violations', async () => {
  const { container } = render(inPage(withAllOffers));
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('a trade-in counts towards the down payment in whole steps, at most its value', () => {
  render(inPage(withAllOffers));
  act(() => setTradeInValue(120_900));
  expect(offer('Car loan').getByRole('textbox', { name: /Deposit/ })).toHaveValue('120,000');
});
