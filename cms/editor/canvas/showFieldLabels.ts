import { hintAttribute } from '../../../design-system/fields/chromes';
import { fieldName } from '../forms/fieldName';
import { isElement } from './isElement';
import { getNodesBetween, type CanvasField } from './readCanvas';

/**
 * Shows the label of each empty field as its hint, so that editors can distinguish empty texts next to each
 * other.
 */
export function showFieldLabels(fields: readonly CanvasField[]): void {
  for (const field of fields) {
    const hint = getNodesBetween(field).find(isElement);
    if (!hint?.hasAttribute(hintAttribute)) continue;
    // The hint over a picture has its visible text in its last element.
    const label = hint.lastElementChild ?? hint;
    label.textContent = fieldName(field.template, field.name);
  }
}
