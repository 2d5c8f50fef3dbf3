import { hirePurchaseCost, type HirePurchaseTerms } from '../../domain/finance/hirePurchase';

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Returns the terms and conditions of an agreement as plain paragraphs. */
export function legalText(terms: HirePurchaseTerms): string {
  const cost = hirePurchaseCost(terms);
  const figures = cost
    ? `Representative example: cash price ${money.format(terms.cashPrice)}, deposit ${money.format(terms.deposit)}, ` +
      `amount of credit ${money.format(cost.amountOfCredit)}, ${cost.regularPayments} monthly payments of ` +
      `${money.format(cost.regularPayment)}, ${describeFinalPayments(terms)}, total charge for credit ` +
      `${money.format(cost.totalChargeForCredit)}, total amount payable ` +
      `${money.format(cost.totalAmountPayable)}, ${cost.aprPercent.toFixed(1)}% APR.`
    : '';
  const ending =
    terms.kind === 'pcp'
      ? 'At the end you may return the car, exchange it, or keep it by paying the optional final payment and ' +
        `the option to purchase fee of ${money.format(terms.optionFee)}. If you return it, charges apply for ` +
        'exceeding the agreed mileage and for damage beyond fair wear and tear.'
      : `You own the car once all payments and the option to purchase fee of ${money.format(terms.optionFee)} are made.`;
  return [
    figures,
    ending,
    'Credit is subject to status, to people aged 18 and over in the United Kingdom. Guarantees may be required. ' +
      'We are a credit broker and not a lender. The car may be repossessed if you do not keep up your payments.',
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** Describes the payments at the end of the term, with the option fee apart from the final payment. */
function describeFinalPayments({ kind, futureValue, optionFee }: HirePurchaseTerms): string {
  const fee = `option to purchase fee ${money.format(optionFee)}`;
  return kind === 'pcp' ? `optional final payment ${money.format(futureValue)}, ${fee}` : fee;
}
