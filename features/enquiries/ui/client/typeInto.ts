/** Sets a field's value as if it were typed, so that its listeners run. */
export function typeInto(field: HTMLInputElement, text: string): void {
  // React overrides the `value` property of inputs, and would ignore an event after a change through it.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
