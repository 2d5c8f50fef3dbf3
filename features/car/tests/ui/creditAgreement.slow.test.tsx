/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { CarCardPrice } from '../../ui/CarCardPrice';
import { productDetailEvent } from '../../ui/detail/productDetailEvent';
import { CarFinance } from '../../../finance/ui/CarFinance';
import { quotedCar } from '../../../finance/ui/uk/ukFinanceCar';
import { createDefaultChoice } from '../../../finance/ui/uk/useQuotes';
import { useCreditTexts } from '../../../finance/ui/useCreditTexts';
import { useHistoryFormats } from '../../ui/history/useHistoryFormats';
import { useStockWord } from '../../ui/useStockWord';
import { CompareExamples } from '../../../compare/ui/CompareExamples';
import { type CompareCell, compareSections } from '../../../compare/ui/compareSections';
import { useMessages } from '../../../../design-system/messages';
import { productFor } from '../../../../services/codeweaver/products';
import { ageInYears, quoteVehicle } from '../../../../services/codeweaver/quoteVehicle';
import { stockDocuments } from '../../../../services/stock/stock';
import { stockIndexes } from '../../../../services/stock/stockIndexes';
import { STOCK_DAY } from '../../../../services/stock/stockSettings';
import type { Car } from '../../../../domain/documents/car';
import { examplePage } from '../../../../site/dev/examplePage';
import { messagesOf } from '../../../../messages/messagesOf';
import { PageProviders } from '../../../../site/page/PageProviders';
import type { Site } from '../../../../sites/site.types';
import { caseCount } from '../../../../tests/support/thorough';
import { vatPercent } from '../../../../domain/money/amount';

const indexes = stockIndexes.filter(({ kind }) => kind === 'cars');
const readCars = (index: string) =>
  [...stockDocuments(index, { cars: caseCount(500, 2000), day: STOCK_DAY })] as Car[];

/** Figures of a credit that a component shows, as digits without formatting. */
interface Figures {
  monthly: string;
  total: string;
  rate: string | undefined;
}

const digits = (text = '') => text.replace(/\D/g, '');

/** The values that a text has for the placeholders of its pattern. */
function parsePattern(pattern: string, text: string): Record<string, string> {
  const source = pattern
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>.+?)`);
  const found = new RegExp(`^${source}$`).exec(text);
  if (!found) throw new Error(`“${text}” is not written as “${pattern}”`);
  return { ...found.groups };
}

/** Renders a part of a page of a site, as the server does. */
function inPage(site: Site, children: React.ReactNode): Document {
  const [language] = site.languages;
  const page = examplePage({ title: site.name, theme: 'default', language });
  const html = renderToStaticMarkup(
    <PageProviders data={{ ...page, site }}>{children}</PageProviders>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const findText = (root: ParentNode, selector: string) =>
  root.querySelector(selector)?.textContent ?? undefined;

function readFigures(site: Site, car: Car, example: string, monthly: string): Figures {
  const texts = messagesOf(site.languages[0]);
  const pattern = car.car_pcp_option
    ? texts.carPcpTerms
    : site.features.effectiveInterest
      ? // Where a residual value is stated, `{credit}` takes it in.
        texts.carLoanTermsWithoutResidual
      : texts.carLoanTermsNominal;
  const { total, effective, apr } = parsePattern(pattern, example);
  return { monthly: digits(monthly), total: digits(total), rate: effective ?? apr };
}

/** On a card, which is the same in lists, rows, cars of the week and saved cars. */
function onCard(site: Site, car: Car): Figures | undefined {
  const card = inPage(site, <CarCardPrice car={car} />);
  const example = findText(card, '[data-example=credit] > p');
  if (example === undefined) return undefined;
  const figures = readFigures(site, car, example, findText(card, '[data-monthly]') ?? '');
  const line = findText(card, '[data-example=credit] > summary') ?? '';
  if (figures.rate !== undefined) expect(line).toContain(figures.rate);
  return figures;
}

/** Expects the same figures in the short text next to the monthly cost as in the complete example. */
function expectSameFigures(site: Site, car: Car, summary: string, figures: Figures) {
  const texts = messagesOf(site.languages[0]);
  const key = car.car_pcp_option
    ? texts.carPcpKey
    : site.features.effectiveInterest
      ? texts.carLoanKey
      : texts.carLoanKeyNominal;
  const values = parsePattern(key, summary);
  // For a loan it has the total price of the car, and says that the cash payment is part of it.
  const fullPrice = Number(digits(values.whole ?? values.total));
  expect(String(fullPrice - Number(digits(values.cash)))).toBe(figures.total);
  expect(values.effective ?? values.apr).toBe(figures.rate);
}

/** In the comparison: a short line in the car's column, the complete example below the table. */
function inComparison(site: Site, car: Car): Figures | undefined {
  let cell: CompareCell | undefined;
  const Compared = () => {
    const [offers] = compareSections([car], {
      message: useMessages(),
      stockWord: useStockWord(),
      history: useHistoryFormats(),
      credit: useCreditTexts(),
    });
    const label = useMessages()(car.car_pcp_option ? 'comparePcp' : 'compareLoan');
    cell = offers?.rows.find((row) => row.label === label)?.cells[0];
    return null;
  };
  inPage(site, <Compared />);
  if (cell?.note === undefined) return undefined;
  const below = inPage(site, <CompareExamples cars={[car]} />).querySelector('p');
  const figures = readFigures(site, car, (below?.lastChild?.textContent ?? '').trim(), cell.text);
  expectSameFigures(site, car, cell.note, figures);
  return figures;
}

/** In the calculator of the car's page. */
function onPage(site: Site, car: Car): Figures | undefined {
  const page = inPage(site, <CarFinance car={car} />);
  const texts = messagesOf(site.languages[0]);
  const lines = new Map(
    [...page.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent ?? '',
    ]),
  );
  if (!lines.has(texts.financeTotal)) return undefined;
  const rate = lines.get(texts.financeEffectiveRate);
  return {
    monthly: digits(findText(page, 'output')),
    total: digits(lines.get(texts.financeTotal)),
    rate: rate && parsePattern(texts.financePercent, rate).rate,
  };
}

/** In the first quote of the finance service, requested as the page does. */
function inQuote(site: Site, car: Car): Figures | undefined {
  const quoted = quotedCar(car, vatPercent[site.country]);
  if (!quoted) return undefined;
  const now = new Date(STOCK_DAY);
  const { OnTheRoadPrice, FirstRegistrationDate } = quoted.vehicle;
  const product = productFor('PCP', OnTheRoadPrice, ageInYears(FirstRegistrationDate, now));
  if (!product) return undefined;
  const { parameters, calculation, familyKey } = createDefaultChoice(product);
  const request = {
    PhysicalVehicle: quoted.vehicle,
    Parameters: parameters,
    CalculationType: calculation,
    FinanceFamilyKeys: [familyKey],
  };
  const [quotation] = quoteVehicle(request, 'https://finance.example', now).FinanceQuotations;
  if (!quotation) return undefined;
  const details = quotation.Blocks.flatMap(({ Details }) => Details);
  const findValue = (key: string) => details.find(({ Key }) => Key === key)?.DisplayValue ?? '';
  const rate = /[\d.]+/.exec(findValue('Apr'))?.[0];
  return {
    monthly: digits(findValue('RegularPayment')),
    total: digits(findValue('TotalAmountPayable')),
    rate,
  };
}

describe('every car of every site', () => {
  it.each(indexes.map(({ name, site }) => [site.name, name, site] as const))(
    '[CALC-14] has the same credit cost on its card, in comparison and on its page: %s',
    (_, index, site) => {
      let compared = 0;
      for (const car of readCars(index)) {
        // The card of a leasing campaign shows its cost alone: the credit is that of the car without the campaign.
        const { car_private_leasing_option: _lease, ...withoutLease } = car;
        const card = onCard(site, withoutLease);
        try {
          expect(inComparison(site, car)).toEqual(card);
          if (car.car_loan_option) {
            expect(onPage(site, car)).toEqual(card);
            expect(digits(card?.monthly)).toBe(String(car.car_loan_monthly_cost));
            const { price_info } = productDetailEvent(car, undefined, site.currency);
            expect(price_info.loan_monthly_cost).toBe(car.car_loan_monthly_cost);
          } else if (site.features.ukFinance && car.car_vehicle_type_code === 'CAR') {
            expect(card).toEqual(inQuote(site, car));
            const pounds = Math.ceil(Number(card?.monthly) / 100);
            expect(card && pounds).toBe(card && car.car_loan_monthly_cost);
          } else expect(card).toBeUndefined();
        } catch (error) {
          throw new Error(`Car ${car.car_id}`, { cause: error });
        }
        if (card) compared += 1;
      }
      expect(compared).toBeGreaterThan(caseCount(12, 50));
    },
    300_000,
  );
});
