import { calculated } from './calculatorEvent';
import type { CalculatorEvent } from '../../../rendering/client/carEvents.types';
import { tellDataLayer } from '../../../rendering/client/dataLayer';
import { detailOf } from '../../../rendering/client/detailOf';

/** Tells the data layer of choices in the calculators of a car (spec 2 §7). */
export function start(root: HTMLElement): void {
  root.addEventListener(calculated, (event) => {
    tellDataLayer(detailOf<CalculatorEvent>(event));
  });
}
