import type { Amount } from '../../../domain/money/amount';
import { useCallback, useState } from 'react';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import {
  type LoanChoice,
  type LoanChoices,
  loanChoices,
} from '../../../domain/finance/loanChoices';
import type { MoneyPattern } from '../../../domain/money/moneyPattern';
import { nextSliderValue } from '../../../domain/finance/nearest';
import { stepsBetween } from '../../../domain/finance/steps';
import { usePageInfo } from '../../../rendering/pageInfo';
import { useTradeInValue } from '../../enquiries/ui/tradeIn/useTradeInValue';
import { type CostLine, CostList } from './CostList';
import type { LoanOption } from '../../../domain/finance/offers';
import { Offer } from './Offer';
import { Result } from './Result';
import { StepField } from './StepField';
import { type Amounts, useAmounts } from './useAmounts';
import { useCalculatorEvent } from './useCalculatorEvent';

const Calculator = styled('div', { display: 'grid', gap: '$5', minInlineSize: 0 });

export interface LoanCalculatorProps {
  carId: string;
  /** The price that is financed (OQ-72). */
  price: Amount;
  offer: LoanOption;
  isCampaign: boolean;
  /** Number format of the market. */
  pattern: MoneyPattern;
}

/**
 * Cost of a car on credit, with a choice of duration and down payment, and the representative example that the law
 * requires.
 */
export function LoanCalculator(props: LoanCalculatorProps) {
  const { carId, price, offer, isCampaign, pattern } = props;
  const message = useMessages();
  const { currency, effectiveInterest } = usePageInfo();
  const amounts = useAmounts(pattern);
  const lines = useLoanLines(price, offer, amounts);
  const chosenExample = useChosenExample(offer, amounts);
  const [choice, setChoice] = useState<Partial<LoanChoice>>({});
  const choices = loanChoices(price, offer, choice);
  const isChosen = choice.months !== undefined || choice.downPayment !== undefined;
  const source = useCalculatorEvent<HTMLDivElement>(
    isChosen && choices
      ? {
          event: 'car_calculator',
          calculator: 'loan',
          car_id: carId,
          currency,
          months: choices.months.value,
          down_payment: choices.downPayment.value,
          monthly_cost: choices.cost?.shownMonthly,
        }
      : undefined,
  );
  const change = useCallback(
    (changes: Partial<LoanChoice>) => setChoice((before) => ({ ...before, ...changes })),
    [],
  );
  const step = choices?.downPayment.step ?? 1;
  // Rounded down, so that the down payment does not exceed the value of the trade-in.
  useTradeInValue(
    useCallback(
      (value) => change({ downPayment: stepsBetween(0, value, step).max }),
      [change, step],
    ),
  );
  if (!choices) return null;
  const { months, downPayment, cost } = choices;
  const durations = offer.contract_durations.map((duration) => duration.months);
  const monthly = cost && amounts.perMonth(cost.monthly);
  // The law wants the rate next to a cost, also while the rest is folded.
  const rate =
    cost &&
    fillIn(message(effectiveInterest ? 'carLoanRate' : 'carLoanRateNominal'), {
      effective: amounts.decimals(cost.effectiveRatePercent),
      rate: amounts.decimals(offer.interest_rate),
    });
  const defaultChoices = loanChoices(price, offer);
  const isDefault =
    months.value === defaultChoices?.months.value &&
    downPayment.value === defaultChoices.downPayment.value;
  return (
    <Offer title={offer.title} monthly={monthly} note={rate} isCampaign={isCampaign}>
      <Calculator ref={source}>
        <StepField
          label={message('financeMonths')}
          range={months}
          onChange={(value) => change({ months: nextSliderValue(durations, months.value, value) })}
          formatInput={String}
          unit={{ text: message('financeMonthsUnit'), side: 'end' }}
          formatWithUnit={amounts.months}
        />
        <StepField
          label={message('financeDownPayment')}
          range={downPayment}
          onChange={(value) => change({ downPayment: value })}
          formatInput={amounts.digits}
          unit={amounts.currency}
          formatWithUnit={amounts.money}
        />
        <Result label={message('financeMonthlyCost')}>
          {monthly ?? message('financeNothingLeft')}
        </Result>
        <CostList title={message('financeExample')} lines={lines(choices)} />
      </Calculator>
      <Text color="muted">
        {offer.description} {isDefault ? offer.disclaimer : chosenExample(choices)}
      </Text>
    </Offer>
  );
}

/**
 * Returns a function for a text that replaces the offer's disclaimer when the choice is not the default; its
 * result is undefined if nothing is borrowed.
 */
function useChosenExample(offer: LoanOption, { money, decimals }: Amounts) {
  const message = useMessages();
  return ({ months, cost }: LoanChoices): string | undefined =>
    cost &&
    fillIn(message('financeChosenExample'), {
      credit: money(cost.credit),
      months: months.value,
      rate: decimals(offer.interest_rate),
      start: money(offer.start_fee),
      invoice: money(offer.invoice_fee),
      total: money(cost.totalToPay),
    });
}

/**
 * Returns a function for the lines of the representative example (Directive 2008/48/EC, article 4), without
 * residual value and effective rate on sites that hide them.
 */
function useLoanLines(price: Amount, offer: LoanOption, amounts: Amounts) {
  const message = useMessages();
  const { effectiveInterest } = usePageInfo();
  const { money, percent } = amounts;
  return ({ months, downPayment, residualPercent, cost }: LoanChoices): CostLine[] => {
    const choiceLines = [
      { label: message('financeMonths'), value: amounts.months(months.value), withoutScript: true },
      {
        label: message('financeDownPayment'),
        value: money(downPayment.value),
        withoutScript: true,
      },
    ];
    if (!cost) return choiceLines;
    const residual = fillIn(message('financeResidual'), {
      percent: amounts.decimals(residualPercent),
    });
    const lines: (CostLine | false | undefined)[] = [
      ...choiceLines,
      effectiveInterest && {
        label: message('financeEffectiveRate'),
        value: percent(cost.effectiveRatePercent),
        strong: true,
      },
      { label: message('financeNominalRate'), value: percent(offer.interest_rate) },
      { label: message('financePrice'), value: money(price) },
      { label: message('financeCredit'), value: money(cost.credit) },
      effectiveInterest && residualPercent > 0 && { label: residual, value: money(cost.residual) },
      { label: message('financeStartFee'), value: money(offer.start_fee) },
      { label: message('financeInvoiceFee'), value: money(offer.invoice_fee) },
      { label: message('financeCreditCost'), value: money(cost.totalCreditCost) },
      { label: message('financeTotal'), value: money(cost.totalToPay), strong: true },
      {
        label: message('financeTotalWithDownPayment'),
        value: money(cost.totalWithDownPayment),
        strong: true,
      },
    ];
    return lines.filter((line) => line !== false && line !== undefined);
  };
}
