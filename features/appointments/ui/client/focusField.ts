/** Puts the focus into the field with an id. */
export function focusField(id: string): void {
  document.getElementById(id)?.focus();
}
