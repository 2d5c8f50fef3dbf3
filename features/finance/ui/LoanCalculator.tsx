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
import { towards } from '../../../domain/finance/nearest';
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
  /** What the loan is for (checklist OQ-72). */
  price: Amount;
  offer: LoanOption;
  isCampaign: boolean;
  /** How the market writes amounts. */
  pattern: MoneyPattern;
  open: boolean;
}

/** What a car costs on credit: months and cash to choose, and the example that the law asks for. */
export function LoanCalculator(props: LoanCalculatorProps) {
  const { carId, price, offer, isCampaign, pattern, open } = props;
  const message = useMessages();
  const { currency } = usePageInfo();
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
    (changed: Partial<LoanChoice>) => setChoice((before) => ({ ...before, ...changed })),
    [],
  );
  const step = choices?.downPayment.step ?? 1;
  // Rounded down: no more is paid than the car is worth.
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
  const usual = loanChoices(price, offer);
  const isUsual =
    months.value === usual?.months.value && downPayment.value === usual.downPayment.value;
  return (
    <Offer title={offer.title} monthly={monthly} isCampaign={isCampaign} open={open}>
      <Calculator ref={source}>
        <StepField
          label={message('financeMonths')}
          range={months}
          onChange={(wanted) => change({ months: towards(durations, months.value, wanted) })}
          write={String}
          unit={{ text: message('financeMonthsUnit'), side: 'end' }}
          say={amounts.months}
        />
        <StepField
          label={message('financeDownPayment')}
          range={downPayment}
          onChange={(wanted) => change({ downPayment: wanted })}
          write={amounts.digits}
          unit={amounts.currency}
          say={amounts.money}
        />
        <Result label={message('financeMonthlyCost')}>
          {monthly ?? message('financeNothingLeft')}
        </Result>
        <CostList title={message('financeExample')} lines={lines(choices)} />
      </Calculator>
      <Text size="caption" tone="muted">
        {offer.description} {isUsual ? offer.disclaimer : chosenExample(choices)}
      </Text>
    </Offer>
  );
}

/** What the offer's disclaimer says of its default, for another choice; nothing where nothing is borrowed. */
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
 * The representative example (Directive 2008/48/EC, article 4); without residual value and effective
 * interest where the site hides them.
 */
function useLoanLines(price: Amount, offer: LoanOption, amounts: Amounts) {
  const message = useMessages();
  const { effectiveInterest } = usePageInfo();
  const { money, percent } = amounts;
  return ({ months, downPayment, residualPercent, cost }: LoanChoices): CostLine[] => {
    const chosen = [
      { label: message('financeMonths'), value: amounts.months(months.value), withoutScript: true },
      {
        label: message('financeDownPayment'),
        value: money(downPayment.value),
        withoutScript: true,
      },
    ];
    if (!cost) return chosen;
    const residual = fillIn(message('financeResidual'), {
      percent: amounts.decimals(residualPercent),
    });
    const lines: (CostLine | false | undefined)[] = [
      ...chosen,
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
