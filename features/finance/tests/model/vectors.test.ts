import { benefitValue } from '../../../../domain/finance/benefitValue';
import { companyLeaseCost } from '../../../../domain/finance/companyLeasing';
import { hirePurchaseCost } from '../../../../domain/finance/hirePurchase';
import { kitPrices } from '../../../../domain/kits/kitPrice';
import { loanCost } from '../../../../domain/finance/loan';
import { roundToMinorUnit, splitVat, roundTo } from '../../../../domain/money/amount';
import { clampToStep, stepsBetween } from '../../../../domain/finance/steps';
import { vectors } from './vectors.json';

type Numbers = Record<string, number>;

interface Vector {
  id: string;
  kind: string;
  input: Record<string, unknown>;
  expected: Record<string, unknown>;
}

/** Calculates each kind of vector, and returns our results by the vector's names. */
const calculators: Record<string, (input: Numbers & Record<string, never>) => object> = {
  'loan-annuity': (input) => {
    const cost = loanCost({
      price: input.price!,
      downPayment: input.downPayment!,
      ratePercent: input.nominalRatePercent!,
      months: input.months!,
      residualPercent: input.residualPercentOfPrice!,
      startFee: input.startFee!,
      invoiceFee: input.invoiceFee!,
    })!;
    // The total cost is what is paid back plus what is paid at once.
    expect(cost.totalWithDownPayment).toBe(cost.totalToPay + input.downPayment!);
    return {
      creditAmount: roundToMinorUnit(cost.credit),
      residualValue: roundToMinorUnit(cost.residual),
      monthlyExclFee: roundToMinorUnit(cost.monthlyWithoutFee),
      monthlyInclFee: roundToMinorUnit(cost.monthly),
      displayMonthly: cost.shownMonthly,
      effectiveRatePercent: cost.effectiveRatePercent,
      totalToPay: roundToMinorUnit(cost.totalToPay),
      totalCreditCost: roundToMinorUnit(cost.totalCreditCost),
    };
  },
  'uk-pcp': (input) => hirePurchase('pcp', input),
  'uk-hp': (input) => hirePurchase('hp', input),
  'se-company-leasing': (input) => {
    const { withoutVat } = splitVat(input.priceInclVat!, 25);
    const cost = companyLeaseCost({
      priceWithoutVat: withoutVat,
      cashSharePercent: input.cashSharePercent!,
      residualPercent: input.residualPercent!,
      ratePercent: input.ratePercent!,
      months: input.months!,
      inAdvance: Boolean(input.paymentsInAdvance),
      vatPercent: 25,
    })!;
    return {
      priceExclVat: withoutVat,
      firstRaisedRent: roundToMinorUnit(cost.firstRaisedRent),
      residualExclVat: roundToMinorUnit(cost.residual),
      monthlyExclVat: roundToMinorUnit(cost.monthly),
      displayMonthlyExclVat: cost.shownMonthly,
      monthlyInclVat: roundToMinorUnit(cost.monthlyWithVat),
      monthlyAfterHalfVatDeduction: roundToMinorUnit(cost.monthlyAfterHalfVat),
    };
  },
  'se-benefit-value': (input) => {
    const value = benefitValue({
      newPrice: input.newPrice!,
      priceBaseAmount: input.priceBaseAmount!,
      governmentRatePercent: input.governmentRatePercent!,
      vehicleTax: input.vehicleTax!,
      reduction: input.evReduction ? 350_000 : 0,
    });
    return {
      reduction: value.reduction,
      reducedPrice: value.reducedPrice,
      annualValue: value.yearly,
      monthly: value.monthly,
      pbbRatio: value.baseAmounts,
    };
  },
  'vat-split': (input) => {
    const { withoutVat, vat } = splitVat(input.priceInclVat!, input.vatPercent!);
    return { priceExclVat: withoutVat, vat };
  },
  'kit-price': (input) => {
    const { lines, total } = kitPrices(input.retailPrices!, input.vatPercent!);
    return { lineRounded: lines.map(({ price }) => price), lineSum: total };
  },
  'down-payment-step': (input) => {
    const percentOfPrice = (percent: number) => (input.price! * percent) / 100;
    const range = stepsBetween(
      percentOfPrice(input.minPercent!),
      percentOfPrice(input.maxPercent!),
      input.step!,
    );
    const value = clampToStep(percentOfPrice(input.wantedPercent!), range);
    return { min: range.min, max: range.max, value };
  },
};

function hirePurchase(kind: 'pcp' | 'hp', input: Numbers): object {
  const cost = hirePurchaseCost({
    kind,
    cashPrice: input.cashPrice!,
    deposit: input.deposit!,
    aprPercent: input.aprPercent!,
    termMonths: input.termMonths!,
    futureValue: input.gmfv!,
    optionFee: input.optionToPurchaseFee!,
  })!;
  expect(cost.regularPayments).toBe(input.regularPayments);
  return {
    amountOfCredit: cost.amountOfCredit,
    regularPayment: cost.regularPayment,
    finalPayment: cost.finalPayment,
    totalChargeForCredit: cost.totalChargeForCredit,
    totalAmountPayable: cost.totalAmountPayable,
    apr1dp: cost.aprPercent,
    monthlyRatePercent: cost.monthlyRatePercent,
  };
}

/**
 * Results that we do not calculate: rates with one decimal, and totals of kits other than the sum of lines.
 */
const ignoredResults = new Set(['effectiveRate1dp', 'totalExclVat', 'totalInclVat']);

test.each(vectors as unknown as Vector[])(
  '[CALC-14] [CALC-15] [OQ-69] [OQ-71] [OQ-73] $id ($kind) is calculated exactly to the minor unit',
  ({ kind, input, expected }) => {
    const ours = calculators[kind]!(input as Numbers & Record<string, never>);
    const ourExpected = Object.entries(expected).filter(([name]) => !ignoredResults.has(name));
    expect(ours).toMatchObject(Object.fromEntries(ourExpected));
  },
);

test('one decimal of the effective rate is rounded from the full number, not from two decimals', () => {
  for (const { kind, expected, input } of vectors as unknown as Vector[]) {
    if (kind !== 'loan-annuity') continue;
    const { effectiveRatePercent } = calculators[kind]!(
      input as Numbers & Record<string, never>,
    ) as { effectiveRatePercent: number };
    const apart = Math.abs(effectiveRatePercent - Number(expected.effectiveRate1dp));
    expect(roundTo(apart, 2)).toBeLessThanOrEqual(0.05);
  }
});
