type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What a visitor changed in the server's form of this name before its script was there, by the names of its fields:
 * true or false for a single box, a list for several of one name.
 */
export function typedValues(formName: string): Record<string, unknown> {
  const form = [...document.forms].find((one) => valueIn(one, 'formName') === formName);
  const controls = form ? ([...form.elements] as Control[]) : [];
  const changed = new Set(controls.filter(isChanged).map(({ name }) => name));
  return Object.fromEntries(
    [...changed].map((name) => [name, valueOf(controls.filter((one) => one.name === name))]),
  );
}

const valueIn = ({ elements }: HTMLFormElement, name: string): unknown =>
  (elements.namedItem(name) as HTMLInputElement | null)?.value;

/** Whether a control no longer holds what the page came with. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected && !option.defaultSelected);
  }
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  return 'defaultValue' in control && control.value !== control.defaultValue;
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function valueOf(controls: readonly Control[]): unknown {
  const [first] = controls;
  if (!first || !isTicked(first)) return first?.value;
  const chosen = controls.filter((control) => isTicked(control) && control.checked);
  if (first.type === 'radio') return chosen[0]?.value;
  return controls.length === 1 ? chosen.length === 1 : chosen.map(({ value }) => value);
}
