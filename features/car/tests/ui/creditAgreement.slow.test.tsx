/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { CarCardPrice } from '../../ui/CarCardPrice';
import { productDetailEvent } from '../../ui/detail/productDetailEvent';
import { CarFinance } from '../../../finance/ui/CarFinance';
import { quotedCar } from '../../../finance/ui/uk/ukFinanceCar';
import { usualChoice } from '../../../finance/ui/uk/useQuotes';
import { useCreditTexts } from '../../../finance/ui/useCreditTexts';
import { useHistoryWords } from '../../ui/history/useHistoryWords';
import { useStockWord } from '../../ui/useStockWord';
import { CompareExamples } from '../../../compare/ui/CompareExamples';
import { type CompareCell, compareSections } from '../../../compare/ui/compareSections';
import { useMessages } from '../../../../design-system/messages';
import { productFor } from '../../../../services/codeweaver/products';
import { ageOf, quoteVehicle } from '../../../../services/codeweaver/quoteVehicle';
import { stockDocuments } from '../../../../services/stock/stock';
import { stockIndexes } from '../../../../services/stock/stockIndexes';
import { STOCK_DAY } from '../../../../services/stock/stockSettings';
import type { Car } from '../../../../domain/documents/car';
import { examplePage } from '../../../../site/dev/examplePage';
import { messagesOf } from '../../../../messages/messagesOf';
import { PageProviders } from '../../../../site/page/PageProviders';
import type { Site } from '../../../../sites/site.types';
import { amount } from '../../../../tests/support/thorough';
import { vatPercent } from '../../../../domain/money/amount';

const indexes = stockIndexes.filter(({ kind }) => kind === 'cars');
const carsOf = (index: string) =>
  [...stockDocuments(index, { cars: amount(500, 2000), day: STOCK_DAY })] as Car[];

/** What a surface says of a credit, in its own digits. */
interface Figures {
  monthly: string;
  total: string;
  rate: string | undefined;
}

const digits = (text = '') => text.replace(/\D/g, '');

/** The words that stand in a text where its pattern has names in braces. */
function wordsIn(pattern: string, text: string): Record<string, string> {
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

const textOf = (root: ParentNode, selector: string) =>
  root.querySelector(selector)?.textContent ?? undefined;

function figuresOf(site: Site, car: Car, example: string, monthly: string): Figures {
  const texts = messagesOf(site.languages[0]);
  const pattern = car.car_pcp_option
    ? texts.carPcpTerms
    : site.features.effectiveInterest
      ? texts.carLoanTerms
      : texts.carLoanTermsNominal;
  const { total, effective, apr } = wordsIn(pattern, example);
  return { monthly: digits(monthly), total: digits(total), rate: effective ?? apr };
}

/** On cards: lists, rows, cars of the week and saved cars all have this one. */
function onCard(site: Site, car: Car): Figures | undefined {
  const card = inPage(site, <CarCardPrice car={car} />);
  const example = textOf(card, '[data-example] > p');
  if (example === undefined) return undefined;
  const texts = messagesOf(site.languages[0]);
  const figures = figuresOf(site, car, example, textOf(card, '[data-monthly]') ?? '');
  const told = textOf(card, '[data-example] > summary') ?? '';
  saysTheSame(site, car, told.replace(`${texts.financeExample}: `, ''), figures);
  return figures;
}

/** The short line beside the cost of a month says what the whole example says. */
function saysTheSame(site: Site, car: Car, told: string, figures: Figures) {
  const texts = messagesOf(site.languages[0]);
  const key = car.car_pcp_option
    ? texts.carPcpKey
    : site.features.effectiveInterest
      ? texts.carLoanKey
      : texts.carLoanKeyNominal;
  const words = wordsIn(key, told);
  // Of a loan it says what the car comes to in all, and that the cash is part of it.
  const whole = Number(digits(words.whole ?? words.total));
  expect(String(whole - Number(digits(words.cash)))).toBe(figures.total);
  expect(words.effective ?? words.apr).toBe(figures.rate);
}

/** In the comparison: short in the car's column, whole below the table. */
function inComparison(site: Site, car: Car): Figures | undefined {
  let cell: CompareCell | undefined;
  const Compared = () => {
    const [offers] = compareSections([car], {
      message: useMessages(),
      word: useStockWord(),
      history: useHistoryWords(),
      credit: useCreditTexts(),
    });
    const label = useMessages()(car.car_pcp_option ? 'comparePcp' : 'compareLoan');
    cell = offers?.rows.find((row) => row.label === label)?.cells[0];
    return null;
  };
  inPage(site, <Compared />);
  if (cell?.note === undefined) return undefined;
  const below = inPage(site, <CompareExamples cars={[car]} />).querySelector('p');
  const figures = figuresOf(site, car, (below?.lastChild?.textContent ?? '').trim(), cell.text);
  saysTheSame(site, car, cell.note, figures);
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
    monthly: digits(textOf(page, 'output')),
    total: digits(lines.get(texts.financeTotal)),
    rate: rate && wordsIn(texts.financePercent, rate).rate,
  };
}

/** As the finance service quotes at first, by the steps that the page takes. */
function inQuote(site: Site, car: Car): Figures | undefined {
  const quoted = quotedCar(car, vatPercent[site.country]);
  if (!quoted) return undefined;
  const now = new Date(STOCK_DAY);
  const { OnTheRoadPrice, FirstRegistrationDate } = quoted.vehicle;
  const product = productFor('PCP', OnTheRoadPrice, ageOf(FirstRegistrationDate, now));
  if (!product) return undefined;
  const { parameters, calculation, familyKey } = usualChoice(product);
  const request = {
    PhysicalVehicle: quoted.vehicle,
    Parameters: parameters,
    CalculationType: calculation,
    FinanceFamilyKeys: [familyKey],
  };
  const [quotation] = quoteVehicle(request, 'https://finance.example', now).FinanceQuotations;
  if (!quotation) return undefined;
  const details = quotation.Blocks.flatMap(({ Details }) => Details);
  const valueOf = (key: string) => details.find(({ Key }) => Key === key)?.DisplayValue ?? '';
  const rate = /[\d.]+/.exec(valueOf('Apr'))?.[0];
  return {
    monthly: digits(valueOf('RegularPayment')),
    total: digits(valueOf('TotalAmountPayable')),
    rate,
  };
}

describe('every car of every site', () => {
  it.each(indexes.map(({ name, site }) => [site.name, name, site] as const))(
    '[CALC-14] costs the same on credit on card, in comparison and on its page: %s',
    (_, index, site) => {
      let compared = 0;
      for (const car of carsOf(index)) {
        const card = onCard(site, car);
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
      expect(compared).toBeGreaterThan(amount(12, 50));
    },
    300_000,
  );
});
