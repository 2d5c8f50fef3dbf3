let count = 0;

/**
 * An id for the element that a form is drawn in: the letters of the form's id alone (spec 3 §2.8), and a number,
 * since forms may have the same letters, and a form may stand on a page twice.
 */
export function elementId(formId: string): string {
  count += 1;
  return `form${formId.replace(/[^a-z]/gi, '')}${count}`;
}
