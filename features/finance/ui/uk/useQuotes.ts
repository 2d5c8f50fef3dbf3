import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  CalculationType,
  FinanceProduct,
  FinanceQuotation,
  QuoteParameters,
} from '../../../../domain/finance/ukFinance.types';
import { logProblem } from '../../../../rendering/logProblem';
import { FinanceFailure, fetchProducts, fetchQuotes } from './financeCalls';
import type { QuotedCar } from './ukFinanceCar';

/** How long a slider rests before a quote is asked for, in ms. */
const PAUSE_MS = 300;

/** What a visitor has chosen. */
export interface QuoteChoice {
  familyKey: string;
  parameters: QuoteParameters;
  calculation: CalculationType;
}

/** What stands in the panel (spec 2 §4): `hidden` when the car cannot be financed. */
export type Quotes =
  | { status: 'loading' | 'hidden' }
  | {
      status: 'failed';
      /** In the words of the server; absent when it said nothing. */
      text?: string;
    }
  | {
      status: 'loaded';
      products: readonly FinanceProduct[];
      choice: QuoteChoice;
      quotation: FinanceQuotation;
      /** Another quote is on its way. */
      isUpdating: boolean;
      /** The last change could not be quoted: the quotation is that of the choice before (OQ-82). */
      hasFailed: boolean;
      /** The visitor has changed something. */
      isChosen: boolean;
    };

/** The choice that a product begins with. */
export function usualChoice({
  FamilyKey,
  Term,
  Deposit,
  Payment,
  AnnualMileage,
}: FinanceProduct): QuoteChoice {
  return {
    familyKey: FamilyKey,
    calculation: 'ToRegularPayment',
    parameters: {
      Term: Term.Default,
      CashDeposit: Deposit.Default,
      RegularPayment: Payment.Default,
      AnnualMileage: AnnualMileage.Default,
    },
  };
}

/**
 * Products and quotes of a car: the service's own defaults first, then a quote for each choice that has
 * stood for a moment. Of several on their way only the latest counts.
 */
export function useQuotes(car: QuotedCar): [Quotes, (choice: QuoteChoice) => void] {
  const [quotes, setQuotes] = useState<Quotes>({ status: 'loading' });
  const [asked, setAsked] = useState<QuoteChoice>();
  const carOfPage = useRef(car);

  useEffect(() => {
    const controller = new AbortController();
    void firstQuotes(carOfPage.current, controller.signal).then((first) => {
      if (!controller.signal.aborted) setQuotes(first);
    });
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (!asked) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      void quoteFor(carOfPage.current, asked, signal).then((answer) => {
        if (!signal.aborted) setQuotes((before) => withAnswer(before, asked, answer));
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);

  const choose = useCallback((choice: QuoteChoice) => {
    setAsked(choice);
    setQuotes((before) =>
      before.status === 'loaded' ? { ...before, choice, isUpdating: true, isChosen: true } : before,
    );
  }, []);
  return [quotes, choose];
}

async function firstQuotes(car: QuotedCar, signal: AbortSignal): Promise<Quotes> {
  try {
    const products = await fetchProducts(car, signal);
    const [product] = products;
    if (!product) return { status: 'failed' };
    const usual = usualChoice(product);
    const answer = await quoteFor(car, usual, signal);
    if (typeof answer === 'string') {
      return { status: answer === 'none' ? 'hidden' : 'failed' };
    }
    return {
      status: 'loaded',
      products,
      quotation: answer,
      choice: settled(usual, answer),
      isUpdating: false,
      hasFailed: false,
      isChosen: false,
    };
  } catch (error) {
    if (!signal.aborted) logProblem('error', 'No finance products', error);
    const text =
      error instanceof FinanceFailure && error.message !== '' ? error.message : undefined;
    return { status: 'failed', text };
  }
}

/** A quotation; `none` when the car has none (spec 2 §8), `failed` when there is no answer. */
async function quoteFor(
  car: QuotedCar,
  { familyKey, parameters, calculation }: QuoteChoice,
  signal: AbortSignal,
): Promise<FinanceQuotation | 'none' | 'failed'> {
  try {
    const { HasError, Error, FinanceQuotations } = await fetchQuotes(
      car,
      {
        Parameters: parameters,
        FinanceFamilyKeys: [familyKey],
        CalculationType: calculation,
      },
      signal,
    );
    const [quotation] = FinanceQuotations;
    if (!HasError && quotation) return quotation;
    logProblem('warn', 'No finance quote', Error?.UserMessage);
    return 'none';
  } catch (error) {
    if (!signal.aborted) logProblem('error', 'Finance quote failed', error);
    return 'failed';
  }
}

function withAnswer(
  before: Quotes,
  choice: QuoteChoice,
  answer: FinanceQuotation | 'none' | 'failed',
): Quotes {
  if (before.status !== 'loaded') return before;
  if (answer === 'none') return { status: 'hidden' };
  if (answer === 'failed') return { ...before, isUpdating: false, hasFailed: true };
  const updated = { quotation: answer, choice: settled(choice, answer) };
  return { ...before, ...updated, isUpdating: false, hasFailed: false };
}

/** The choice as the service has taken it: it may have changed what is not offered. */
function settled(choice: QuoteChoice, { Finance }: FinanceQuotation): QuoteChoice {
  const { Term, TotalDeposit, TotalRegularPayment, AnnualMileage } = Finance.Quote;
  return {
    ...choice,
    parameters: {
      Term,
      CashDeposit: TotalDeposit,
      RegularPayment: TotalRegularPayment,
      AnnualMileage,
    },
  };
}
