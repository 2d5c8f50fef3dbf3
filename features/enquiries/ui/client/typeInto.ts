/** Writes into a field as if it were typed: whoever listens to the field hears of it. */
export function typeInto(field: HTMLInputElement, text: string): void {
  // React keeps the last value of a field under its own `value`, and hears of nothing that is set by it.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
