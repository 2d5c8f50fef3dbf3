type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields that are typed into. */
const fields =
  'input:is(:not([type]), [type=text], [type=tel], [type=email], [type=search], [type=number]), textarea';

/** What is chosen or ticked React finds by itself; a library of forms may set it back to what it knows. */
const choices = 'input:is([type=radio], [type=checkbox])';

/**
 * Keeps what is typed into an island, or chosen in it, before it is hydrated: fields whose value is state would lose it.
 * @returns gives it to them, once the island is hydrated
 */
export function keepTyped(island: HTMLElement): () => void {
  const typed = new Map<Field, string>();
  for (const field of island.querySelectorAll<Field>(fields)) {
    if (field.value !== field.defaultValue) typed.set(field, field.value);
  }
  const chosen = new Map<HTMLInputElement, boolean>();
  const noteChoice = (choice: HTMLInputElement) => {
    // Of radio buttons the chosen one alone: it takes back the others.
    if (choice.type === 'radio') {
      for (const other of chosen.keys()) if (isSameGroup(other, choice)) chosen.delete(other);
    }
    if (choice.type === 'checkbox' || choice.checked) chosen.set(choice, choice.checked);
  };
  for (const choice of island.querySelectorAll<HTMLInputElement>(choices)) {
    if (choice.checked !== choice.defaultChecked) noteChoice(choice);
  }
  const note = ({ target }: Event) => {
    const field = target as Field;
    if (field.matches(fields)) typed.set(field, field.value);
    else if (field.matches(choices)) noteChoice(field as HTMLInputElement);
  };
  island.addEventListener('input', note, { capture: true });
  return () => {
    island.removeEventListener('input', note, { capture: true });
    typed.forEach((text, field) => typeAgain(field, text));
    chosen.forEach((checked, choice) => {
      if (choice.checked !== checked) choice.click();
    });
  };
}

const isSameGroup = (one: HTMLInputElement, other: HTMLInputElement): boolean =>
  one.type === other.type && one.name === other.name && one.form === other.form;

/** React passes over an input that leaves a field as it knows it: it shall know it as empty first. */
function typeAgain(field: Field, text: string): void {
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  // A kind of input is named: fields that open a list take it for filled in by the browser otherwise.
  const typed = { bubbles: true, inputType: 'insertText', data: text };
  field.dispatchEvent(new InputEvent('input', typed));
  // What a field does once it is left it does now.
  if (document.activeElement !== field) {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}
