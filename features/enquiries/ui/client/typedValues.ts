type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Values that a visitor changed in the server-rendered form of this name before hydration, by field name: a
 * boolean for a single checkbox, a list for several of one name.
 */
export function typedValues(formName: string): Record<string, unknown> {
  const form = [...document.forms].find(
    (candidate) => readField(candidate, 'formName') === formName,
  );
  const controls = form ? ([...form.elements] as Control[]) : [];
  const changedNames = new Set(controls.filter(isChanged).map(({ name }) => name));
  return Object.fromEntries(
    [...changedNames].map((name) => [
      name,
      readControls(controls.filter((control) => control.name === name)),
    ]),
  );
}

const readField = ({ elements }: HTMLFormElement, name: string): unknown =>
  (elements.namedItem(name) as HTMLInputElement | null)?.value;

/** Whether a control differs from its initial value. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected && !option.defaultSelected);
  }
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  return 'defaultValue' in control && control.value !== control.defaultValue;
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function readControls(controls: readonly Control[]): unknown {
  const [first] = controls;
  if (!first || !isCheckable(first)) return first?.value;
  const chosen = controls.filter((control) => isCheckable(control) && control.checked);
  if (first.type === 'radio') return chosen[0]?.value;
  return controls.length === 1 ? chosen.length === 1 : chosen.map(({ value }) => value);
}
