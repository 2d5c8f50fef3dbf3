import {
  monthlyPayment,
  toMonthlyRate,
  monthlyRateOfApr,
  presentValueOfPayments,
} from '../../../../domain/finance/annuity';
import { companyLeaseCost } from '../../../../domain/finance/companyLeasing';
import { effectiveRate } from '../../../../domain/finance/effectiveRate';
import {
  depositForPayment,
  hirePurchaseCost,
  type HirePurchaseTerms,
} from '../../../../domain/finance/hirePurchase';
import { loanCost, type LoanTerms } from '../../../../domain/finance/loan';
import { splitVat, sumRounded, roundToMinorUnit, roundTo } from '../../../../domain/money/amount';
import { seededRandom } from '../../../../services/stock/random';

const ROUNDS = 500;
const random = seededRandom(20_261_121);
const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));

const anyLoan = (): LoanTerms => {
  const price = between(50, 900) * 1000;
  return {
    price,
    downPayment: Math.round((price * between(10, 40)) / 100_000) * 1000,
    ratePercent: between(0, 1500) / 100,
    months: between(1, 10) * 12,
    residualPercent: between(0, 50),
    startFee: between(0, 2000),
    invoiceFee: between(0, 95),
  };
};

/** Runs a check on many random terms; an error contains those that failed. */
function forMany<Terms>(make: () => Terms, check: (terms: Terms) => void): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const terms = make();
    try {
      check(terms);
    } catch (error) {
      throw new Error(`Fails for ${JSON.stringify(terms)}`, { cause: error });
    }
  }
}

const calculateCost = (terms: LoanTerms) => loanCost(terms)!;

/** Debt after the last month, with interest added and the payment deducted each month. */
function owedAtEnd(terms: LoanTerms, payment: number): number {
  let owed = terms.price - terms.downPayment;
  for (let month = 0; month < terms.months; month += 1) {
    owed += (owed * terms.ratePercent) / 1200;
    owed -= payment;
  }
  return owed;
}

describe('a loan', () => {
  it('[CALC-15] is paid off to its residual in monthly payments', () => {
    forMany(anyLoan, (terms) => {
      const payment = monthlyPayment({
        principal: terms.price - terms.downPayment,
        monthlyRate: toMonthlyRate(terms.ratePercent),
        months: terms.months,
        residual: (terms.price * terms.residualPercent) / 100,
      });
      expect(owedAtEnd(terms, payment)).toBeCloseTo((terms.price * terms.residualPercent) / 100, 4);
      expect(calculateCost(terms).monthlyWithoutFee).toBe(payment);
    });
  });

  it('has a higher monthly cost for a higher price or rate, and a lower one for more cash', () => {
    forMany(anyLoan, (terms) => {
      const { monthly } = calculateCost(terms);
      expect(calculateCost({ ...terms, price: terms.price + 10_000 }).monthly).toBeGreaterThan(
        monthly,
      );
      expect(
        calculateCost({ ...terms, ratePercent: terms.ratePercent + 1 }).monthly,
      ).toBeGreaterThan(monthly);
      const more = { ...terms, downPayment: terms.downPayment + 1000 };
      expect(calculateCost(more).monthly).toBeLessThan(monthly);
    });
  });

  it('has a lower monthly cost and a higher total over a longer term', () => {
    const paidOff = () => ({ ...anyLoan(), residualPercent: 0, ratePercent: between(1, 15) });
    forMany(paidOff, (terms) => {
      const shorter = calculateCost(terms);
      const longer = calculateCost({ ...terms, months: terms.months + 12 });
      expect(longer.monthly).toBeLessThan(shorter.monthly);
      expect(longer.totalToPay).toBeGreaterThan(shorter.totalToPay);
    });
  });

  it('[OQ-69] without interest is paid in equal parts', () => {
    forMany(anyLoan, (terms) => {
      const cost = calculateCost({ ...terms, ratePercent: 0 });
      const credit = terms.price - terms.downPayment;
      const residual = (terms.price * terms.residualPercent) / 100;
      expect(cost.monthlyWithoutFee).toBeCloseTo((credit - residual) / terms.months, 8);
    });
  });

  it('with almost no interest costs almost the same as without', () => {
    forMany(anyLoan, (terms) => {
      const without = calculateCost({ ...terms, ratePercent: 0 }).monthly;
      expect(calculateCost({ ...terms, ratePercent: 1e-9 }).monthly).toBeCloseTo(without, 1);
    });
  });

  it('[OQ-71] has an effective rate of its compounded nominal rate, and a higher one with fees', () => {
    forMany(anyLoan, (terms) => {
      const bare = calculateCost({ ...terms, startFee: 0, invoiceFee: 0 });
      const compounded = ((1 + terms.ratePercent / 1200) ** 12 - 1) * 100;
      expect(bare.effectiveRatePercent).toBe(roundTo(compounded, 2));
      expect(calculateCost(terms).effectiveRatePercent).toBeGreaterThanOrEqual(
        bare.effectiveRatePercent,
      );
    });
  });

  it.each([
    ['nothing is borrowed', { downPayment: 300_000 }],
    ['less is borrowed than the fee', { downPayment: 299_500 }],
    ['the residual is more than the credit', { residualPercent: 90 }],
    ['the term is zero months', { months: 0 }],
  ])('is undefined where %s', (_, changes) => {
    const terms: LoanTerms = {
      price: 300_000,
      downPayment: 60_000,
      ratePercent: 5,
      months: 36,
      residualPercent: 40,
      startFee: 600,
      invoiceFee: 50,
    };
    expect(loanCost(terms)).toBeDefined();
    expect(loanCost({ ...terms, ...changes })).toBeUndefined();
  });
});

describe('the effective rate', () => {
  it('makes the payments worth the amount received', () => {
    const randomInput = () => ({
      received: between(1000, 500_000),
      payment: between(0, 9000),
      months: between(1, 120),
      residual: between(0, 100_000),
    });
    forMany(randomInput, (payments) => {
      const { received, payment, months, residual } = payments;
      const yearly = effectiveRate(payments);
      // 0 when no more is paid than received. The search ends at 409,500 %; payments may have a higher rate.
      if (yearly === 0 || yearly > 400_000) return;
      const monthly = (1 + yearly / 100) ** (1 / 12) - 1;
      let worth = 0;
      for (let month = 1; month <= months; month += 1) worth += payment / (1 + monthly) ** month;
      worth += residual / (1 + monthly) ** months;
      expect(Math.abs(worth / received - 1)).toBeLessThan(1e-8);
    });
  });

  it('is zero when no more is paid than received', () => {
    expect(effectiveRate({ received: 1200, payment: 100, months: 12, residual: 0 })).toBe(0);
    expect(effectiveRate({ received: 1200, payment: 50, months: 12, residual: 0 })).toBe(0);
  });
});

describe('UK agreements', () => {
  /** Of the longest term: its regular payments, and the final one. */
  const MAX_PAYMENTS = 5 * 12 + 1;

  const anyAgreement = (): HirePurchaseTerms => {
    const kind = random() < 0.5 ? 'pcp' : 'hp';
    const cashPrice = between(80, 600) * 100;
    return {
      kind,
      cashPrice,
      deposit: Math.round((cashPrice * between(0, 30)) / 100),
      aprPercent: between(0, 199) / 10,
      termMonths: between(2, 5) * 12,
      futureValue: kind === 'pcp' ? Math.round((cashPrice * between(20, 45)) / 100) : 0,
      optionFee: between(0, 10),
    };
  };

  it('are paid off in a month-by-month simulation', () => {
    forMany(anyAgreement, (terms) => {
      const cost = hirePurchaseCost(terms)!;
      const rate = monthlyRateOfApr(terms.aprPercent);
      let owed = cost.amountOfCredit;
      for (let month = 1; month <= terms.termMonths; month += 1) {
        owed *= 1 + rate;
        if (month <= cost.regularPayments) owed -= cost.regularPayment;
        if (month === terms.termMonths) owed -= cost.finalPayment;
      }
      // Payments are whole pence, so each may be half a penny off. The present value at this negative rate is
      // the future value at `rate`: the sum of (1 + rate)^k.
      const futureValue = presentValueOfPayments(-rate / (1 + rate), MAX_PAYMENTS);
      expect(Math.abs(owed)).toBeLessThan(0.006 * futureValue);
    });
  });

  it('have the effective rate that they were calculated with', () => {
    forMany(anyAgreement, (terms) => {
      const { aprPercent } = hirePurchaseCost(terms)!;
      expect(Math.abs(aprPercent - terms.aprPercent)).toBeLessThan(0.11);
    });
  });

  it('have a deposit that can be calculated from the payment, and that gives the same payment', () => {
    forMany(anyAgreement, (terms) => {
      const { regularPayment } = hirePurchaseCost(terms)!;
      const deposit = depositForPayment(terms, regularPayment);
      expect(Math.abs(deposit - terms.deposit)).toBeLessThan(0.005 * MAX_PAYMENTS);
      expect(hirePurchaseCost({ ...terms, deposit })!.regularPayment).toBeCloseTo(
        regularPayment,
        2,
      );
    });
  });

  it('are undefined when the deposit leaves nothing to pay off', () => {
    const terms = { ...anyAgreement(), cashPrice: 10_000, deposit: 10_000 };
    expect(hirePurchaseCost(terms)).toBeUndefined();
  });
});

describe('company leasing', () => {
  it('[OQ-73] costs less per month with more cash, with more residual, and in advance', () => {
    const randomInput = () => ({
      priceWithoutVat: between(100, 700) * 1000,
      cashSharePercent: between(0, 29),
      residualPercent: between(10, 60),
      ratePercent: between(1, 900) / 100,
      months: between(2, 4) * 12,
      vatPercent: 25,
    });
    forMany(randomInput, (terms) => {
      const { monthly } = companyLeaseCost(terms)!;
      const cheaper = [
        { ...terms, cashSharePercent: terms.cashSharePercent + 1 },
        { ...terms, residualPercent: terms.residualPercent + 1 },
        { ...terms, inAdvance: true },
      ];
      for (const cheaperInput of cheaper) {
        expect(companyLeaseCost(cheaperInput)!.monthly).toBeLessThan(monthly);
      }
    });
  });

  it('is undefined where nothing is left to pay off', () => {
    const terms = { priceWithoutVat: 100_000, ratePercent: 5, months: 36, vatPercent: 25 };
    expect(
      companyLeaseCost({ ...terms, cashSharePercent: 50, residualPercent: 50 }),
    ).toBeUndefined();
  });
});

describe('money', () => {
  it.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [8.345, 8.35],
    [5682.325, 5682.33],
    [0.1 + 0.2, 0.3],
    [-1.005, -1],
    [1_000_000.005, 1_000_000.01],
  ])('%f is rounded to %f by its decimal notation', (amount, rounded) => {
    expect(roundToMinorUnit(amount)).toBe(rounded);
  });

  it('sums ten thousand amounts without drift', () => {
    const amounts = Array.from({ length: 10_000 }, () => between(1, 99_999) / 100);
    const cents = amounts.reduce(
      (sum, amount) => sum + BigInt(amount.toFixed(2).replace('.', '')),
      0n,
    );
    expect(sumRounded(amounts)).toBe(Number(cents) / 100);
  });

  it('splits a price into parts that add up to it', () => {
    const randomInput = () => ({ price: between(1, 99_999_999) / 100, vat: between(0, 60) / 2 });
    forMany(randomInput, ({ price, vat }) => {
      const split = splitVat(price, vat);
      expect(sumRounded([split.withoutVat, split.vat])).toBe(price);
    });
  });
});
