import { calculated } from './calculatorEvent';
import type { CalculatorEvent } from '../../../rendering/client/carEvents.types';
import { tellDataLayer } from '../../../rendering/client/dataLayer';

/** Tells the data layer of choices in the calculators of a car (spec 2 §7). */
export function start(root: HTMLElement): void {
  root.addEventListener(calculated, (event) => {
    tellDataLayer((event as CustomEvent<CalculatorEvent>).detail);
  });
}
