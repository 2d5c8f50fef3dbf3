let count = 0;

/**
 * Unique id for the container of a form: the letters of the form's id and a counter, because several
 * forms may have the same letters, and a form may be on a page twice.
 */
export function elementId(formId: string): string {
  count += 1;
  return `form${formId.replace(/[^a-z]/gi, '')}${count}`;
}
