import { fillIn, useMessages } from '../../../design-system/messages';
import { mileageUnitText } from '../../../domain/search/mileageUnit';
import type { CompanyLeaseChoices } from '../../../domain/finance/companyLeasing';
import type { CompanyLeasingOption } from '../../../domain/finance/offers';
import type { Amount } from '../../../domain/money/amount';
import { usePageInfo } from '../../../rendering/pageInfo';
import type { CostLine } from './CostList';
import type { Amounts } from './useAmounts';

/** A company lease of a car. */
export interface CompanyLease {
  /** The price that is leased (OQ-73). */
  priceWithoutVat: Amount;
  offer: CompanyLeasingOption;
  /** The car's price divided by the year's price base amount; only in Sweden. */
  baseAmounts?: number;
  /** Taxable benefit of the car per month; only in Sweden. */
  benefit?: Amount;
}

/**
 * Returns a function for the cost lines of a company lease, without the residual value on sites that hide it.
 */
export function useCompanyLeaseLines(lease: CompanyLease, amounts: Amounts) {
  const { priceWithoutVat, offer, baseAmounts, benefit } = lease;
  const message = useMessages();
  const { effectiveInterest, mileageUnit, language } = usePageInfo();
  const { money, decimals } = amounts;
  return (choices: CompanyLeaseChoices): CostLine[] => {
    const { months, mileage, residualPercent, hasFixedRate, cost } = choices;
    const distance = `${amounts.digits(mileage)} ${mileageUnitText(mileageUnit, language)}`;
    const rate = fillIn(message(hasFixedRate ? 'financeFixedRate' : 'financeVariableRate'), {
      rate: decimals(offer.interest_rate),
    });
    const residual = fillIn(message('financeResidual'), { percent: decimals(residualPercent) });
    const lines: (CostLine | false | undefined)[] = [
      { label: message('financeContract'), value: amounts.months(months), withoutScript: true },
      { label: message('financeMileage'), value: distance, withoutScript: true },
      cost && {
        label: message('financeMonthlyWithVat'),
        value: amounts.perMonth(cost.monthlyWithVat),
      },
      { label: message('financePriceWithoutVat'), value: money(priceWithoutVat) },
      cost && { label: message('financeFirstRent'), value: money(cost.firstRaisedRent) },
      cost && effectiveInterest === true && { label: residual, value: money(cost.residual) },
      { label: message('financeInterest'), value: rate },
      offer.price_base_amount !== undefined && {
        label: message('financeBaseAmount'),
        value: money(offer.price_base_amount),
      },
      baseAmounts !== undefined && {
        label: message('financeBaseAmounts'),
        value: decimals(baseAmounts),
      },
      benefit !== undefined && { label: message('financeBenefit'), value: money(benefit) },
    ];
    return lines.filter((line) => line !== false && line !== undefined);
  };
}
