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

/** Pause after the last change before a quote is requested. */
const DEBOUNCE_MS = 300;

/** The visitor's choice. */
export interface QuoteChoice {
  familyKey: string;
  parameters: QuoteParameters;
  calculation: CalculationType;
}

/** State of the panel; `hidden` if the service has no quote for the car. */
export type Quotes =
  | { status: 'loading' | 'hidden' }
  | {
      status: 'failed';
      /** The server's message, if any. */
      text?: string;
    }
  | {
      status: 'loaded';
      products: readonly FinanceProduct[];
      choice: QuoteChoice;
      quotation: FinanceQuotation;
      /** Whether another quote is being requested. */
      isUpdating: boolean;
      /** Whether the last change could not be quoted: the quotation is that of the previous choice (OQ-82). */
      hasFailed: boolean;
      /** Whether the visitor has changed a value. */
      isChosen: boolean;
    };

/** Default choice of a product. */
export function createDefaultChoice({
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
 * Loads the products and a quote of a car, with the service's defaults. The returned function requests a
 * quote for a choice, after a pause; only the answer to the latest request is used.
 */
export function useQuotes(car: QuotedCar): [Quotes, (choice: QuoteChoice) => void] {
  const [quotes, setQuotes] = useState<Quotes>({ status: 'loading' });
  const [requestedChoice, setRequestedChoice] = useState<QuoteChoice>();
  const carOfPage = useRef(car);

  useEffect(() => {
    const controller = new AbortController();
    void fetchFirstQuotes(carOfPage.current, controller.signal).then((first) => {
      if (!controller.signal.aborted) setQuotes(first);
    });
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (!requestedChoice) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      void fetchQuotation(carOfPage.current, requestedChoice, signal).then((answer) => {
        if (!signal.aborted) setQuotes((before) => withAnswer(before, requestedChoice, answer));
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [requestedChoice]);

  const choose = useCallback((choice: QuoteChoice) => {
    setRequestedChoice(choice);
    setQuotes((before) =>
      before.status === 'loaded' ? { ...before, choice, isUpdating: true, isChosen: true } : before,
    );
  }, []);
  return [quotes, choose];
}

async function fetchFirstQuotes(car: QuotedCar, signal: AbortSignal): Promise<Quotes> {
  try {
    const products = await fetchProducts(car, signal);
    const [product] = products;
    if (!product) return { status: 'failed' };
    const initialChoice = createDefaultChoice(product);
    const answer = await fetchQuotation(car, initialChoice, signal);
    if (typeof answer === 'string') {
      return { status: answer === 'none' ? 'hidden' : 'failed' };
    }
    return {
      status: 'loaded',
      products,
      quotation: answer,
      choice: acceptedChoice(initialChoice, answer),
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

/** Requests a quotation; `none` if the car has none, `failed` without an answer. */
async function fetchQuotation(
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

/** The state after the answer to a request for a choice. */
function withAnswer(
  previous: Quotes,
  choice: QuoteChoice,
  answer: FinanceQuotation | 'none' | 'failed',
): Quotes {
  if (previous.status !== 'loaded') return previous;
  if (answer === 'none') return { status: 'hidden' };
  if (answer === 'failed') return { ...previous, isUpdating: false, hasFailed: true };
  const updated = { quotation: answer, choice: acceptedChoice(choice, answer) };
  return { ...previous, ...updated, isUpdating: false, hasFailed: false };
}

/** The choice with the values of its quote: the service replaces values that it does not offer. */
function acceptedChoice(choice: QuoteChoice, { Finance }: FinanceQuotation): QuoteChoice {
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
