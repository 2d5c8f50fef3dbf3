import { askedPrice, type AskedPrices } from '../../../domain/finance/carPrices';
import {
  type LoanChoice,
  type LoanChoices,
  loanChoices,
  type LoanOffer,
} from '../../../domain/finance/loanChoices';

/** What the loan of a car is reckoned from. */
export interface LoanedCar extends AskedPrices {
  car_loan_option?: LoanOffer;
}

/** A loan with something to pay off. */
export type CarLoan = LoanChoices & Required<Pick<LoanChoices, 'cost'>>;

/**
 * What a car costs on credit: the one calculation behind cards, lists, comparison and the car's page. Without
 * a choice it is the representative example: the offer's default duration and the least cash. Undefined for a
 * car without price or loan, and where nothing is left to borrow.
 */
export function carLoan(car: LoanedCar, choice?: Partial<LoanChoice>): CarLoan | undefined {
  const price = askedPrice(car);
  if (price === undefined || !car.car_loan_option) return undefined;
  const choices = loanChoices(price, car.car_loan_option, choice);
  return choices?.cost && { ...choices, cost: choices.cost };
}
