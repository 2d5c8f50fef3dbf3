import { CALCULATED_EVENT } from './calculatorEvent';
import type { CalculatorEvent } from '../../../rendering/client/carEvents.types';
import { trackEvent } from '../../../rendering/client/dataLayer';
import { detailOf } from '../../../rendering/client/detailOf';

/** Sends choices in a car's calculators to the data layer. */
export function start(root: HTMLElement): void {
  root.addEventListener(CALCULATED_EVENT, (event) => {
    trackEvent(detailOf<CalculatorEvent>(event));
  });
}
