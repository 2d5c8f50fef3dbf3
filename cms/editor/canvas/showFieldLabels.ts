import { hintAttribute } from '../../../design-system/fields/chromes';
import { fieldName } from '../forms/fieldName';
import { texts } from '../texts';
import { isElement } from './isElement';
import { getNodesBetween, type CanvasField } from './readCanvas';

/** The accessible name of a field on the page: its label in forms. */
export const editLabel = ({ template, name }: CanvasField): string =>
  texts.editField({ name: fieldName(template, name) });

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
