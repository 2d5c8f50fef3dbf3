import { mileageUnitText } from '../../../domain/search/mileageUnit';
import { useCallback, useState } from 'react';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import {
  type CompanyLeaseChoice,
  companyLeaseChoices,
} from '../../../domain/finance/companyLeasing';
import type { MoneyPattern } from '../../../domain/money/moneyPattern';
import { nextSliderValue } from '../../../domain/finance/nearest';
import { usePageInfo } from '../../../rendering/pageInfo';
import { useTradeInValue } from '../../enquiries/ui/tradeIn/useTradeInValue';
import { CostList } from './CostList';
import { MileageField } from './MileageField';
import { Offer } from './Offer';
import { Result } from './Result';
import { StepField } from './StepField';
import { useAmounts } from './useAmounts';
import { useCalculatorEvent } from './useCalculatorEvent';
import { type CompanyLease, useCompanyLeaseLines } from './useCompanyLeaseLines';

const Calculator = styled('div', { display: 'grid', gap: '$5', minInlineSize: 0 });

/** Durations of contracts are whole years. */
const MONTHS_STEP = 12;

export interface CompanyLeaseCalculatorProps extends CompanyLease {
  carId: string;
  isCampaign: boolean;
  /** Number format of the market. */
  pattern: MoneyPattern;
}

/** Monthly cost of a company lease without VAT, with a choice of duration, mileage and first payment. */
export function CompanyLeaseCalculator(props: CompanyLeaseCalculatorProps) {
  const { carId, priceWithoutVat, offer, isCampaign, pattern } = props;
  const message = useMessages();
  const { currency, vatPercent, mileageUnit, language } = usePageInfo();
  const amounts = useAmounts(pattern);
  const lines = useCompanyLeaseLines(props, amounts);
  const [choice, setChoice] = useState<Partial<CompanyLeaseChoice>>({});
  const choices = companyLeaseChoices(priceWithoutVat, vatPercent, offer, choice);
  const source = useCalculatorEvent<HTMLDivElement>(
    choices && Object.keys(choice).length > 0
      ? {
          event: 'car_calculator',
          calculator: 'company_leasing',
          car_id: carId,
          currency,
          months: choices.months,
          mileage: choices.mileage,
          cash_share: choices.cashShare.value,
          monthly_cost: choices.cost?.shownMonthly,
        }
      : undefined,
  );
  const change = useCallback(
    (changes: Partial<CompanyLeaseChoice>) => setChoice((before) => ({ ...before, ...changes })),
    [],
  );
  useTradeInValue(
    useCallback(
      (value) => change({ cashSharePercent: Math.floor((value / priceWithoutVat) * 100) }),
      [change, priceWithoutVat],
    ),
  );
  if (!choices) return null;
  const { months, durations, mileage, mileages, cashShare, cost } = choices;
  const monthly = cost && amounts.perMonth(cost.monthly);
  const note = message('financeWithoutVat');
  const monthsRange = {
    min: Math.min(...durations),
    max: Math.max(...durations),
    step: MONTHS_STEP,
    value: months,
  };
  return (
    <Offer title={offer.title} monthly={monthly} note={note} isCampaign={isCampaign}>
      <Text>{offer.sales_text}</Text>
      <Calculator ref={source}>
        <StepField
          label={message('financeContract')}
          range={monthsRange}
          onChange={(value) => change({ months: nextSliderValue(durations, months, value) })}
          formatInput={String}
          unit={{ text: message('financeMonthsUnit'), side: 'end' }}
          formatWithUnit={amounts.months}
        />
        <MileageField
          mileage={mileage}
          mileages={mileages}
          onChange={(distance) => change({ mileage: distance })}
          formatWithUnit={(distance) =>
            `${amounts.digits(distance)} ${mileageUnitText(mileageUnit, language)}`
          }
        />
        <StepField
          label={message('financeCashShare')}
          range={cashShare}
          onChange={(value) => change({ cashSharePercent: value })}
          formatInput={String}
          unit={{ text: '%', side: 'end' }}
          formatWithUnit={amounts.percent}
        />
        <Result label={`${message('financeMonthlyCost')} ${note}`}>
          {monthly ?? message('financeNothingLeft')}
        </Result>
        <CostList lines={lines(choices)} />
      </Calculator>
      <Text color="muted">
        {offer.start_fee_text}. {offer.invoice_fee_text}. {offer.description} {offer.disclaimer}
      </Text>
    </Offer>
  );
}
