import { calculated, type CalculatorEvent } from '../../../blocks/Car/Finance/calculatorEvent';
import { tellDataLayer } from '../dataLayer';

/** Tells the data layer of choices in the calculators of a car (spec 2 §7). */
export function start(root: HTMLElement): void {
  root.addEventListener(calculated, (event) => {
    tellDataLayer((event as CustomEvent<CalculatorEvent>).detail);
  });
}
