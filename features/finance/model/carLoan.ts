import { askingPrice, type AskingPrices } from '../../../domain/finance/carPrices';
import {
  type LoanChoice,
  type LoanChoices,
  loanChoices,
  type LoanOffer,
} from '../../../domain/finance/loanChoices';

/** Input of the calculation of a car loan. */
export interface LoanedCar extends AskingPrices {
  car_loan_option?: LoanOffer;
}

/** A loan of more than zero, so that it has a cost. */
export type CarLoan = LoanChoices & Required<Pick<LoanChoices, 'cost'>>;

/**
 * Cost of a car on credit: the one calculation for cards, lists, comparison and the car's page. Without a
 * choice, it is the representative example: the offer's default duration and the minimum down payment.
 * Undefined for a car without a price or loan, and if nothing is left to borrow.
 */
export function carLoan(car: LoanedCar, choice?: Partial<LoanChoice>): CarLoan | undefined {
  const price = askingPrice(car);
  if (price === undefined || !car.car_loan_option) return undefined;
  const choices = loanChoices(price, car.car_loan_option, choice);
  return choices?.cost && { ...choices, cost: choices.cost };
}
