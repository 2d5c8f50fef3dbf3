type Field = HTMLInputElement | HTMLTextAreaElement;

/** Text fields. */
const TEXT_FIELDS =
  'input:is(:not([type]), [type=text], [type=tel], [type=email], [type=search], [type=number]), textarea';

/** Radio buttons and checkboxes. React restores their state, but a form library may reset it to its own. */
const CHOICE_FIELDS = 'input:is([type=radio], [type=checkbox])';

/**
 * Records input that was typed or selected in an island before it is hydrated: fields with state would lose
 * it.
 * @returns restores the input, once the island is hydrated
 */
export function recordInput(island: HTMLElement): () => void {
  const typedTexts = new Map<Field, string>();
  for (const field of island.querySelectorAll<Field>(TEXT_FIELDS)) {
    if (field.value !== field.defaultValue) typedTexts.set(field, field.value);
  }
  const choiceStates = new Map<HTMLInputElement, boolean>();
  const recordChoice = (choice: HTMLInputElement) => {
    // Of a group of radio buttons only the selected one is recorded: it deselects the others.
    if (choice.type === 'radio') {
      for (const other of choiceStates.keys())
        if (isSameGroup(other, choice)) choiceStates.delete(other);
    }
    if (choice.type === 'checkbox' || choice.checked) choiceStates.set(choice, choice.checked);
  };
  for (const choice of island.querySelectorAll<HTMLInputElement>(CHOICE_FIELDS)) {
    if (choice.checked !== choice.defaultChecked) recordChoice(choice);
  }
  const recordEvent = ({ target }: Event) => {
    const field = target as Field;
    if (field.matches(TEXT_FIELDS)) typedTexts.set(field, field.value);
    else if (field.matches(CHOICE_FIELDS)) recordChoice(field as HTMLInputElement);
  };
  island.addEventListener('input', recordEvent, { capture: true });
  return () => {
    island.removeEventListener('input', recordEvent, { capture: true });
    typedTexts.forEach((text, field) => retype(field, text));
    choiceStates.forEach((checked, choice) => {
      if (choice.checked !== checked) choice.click();
    });
  };
}

const isSameGroup = (first: HTMLInputElement, second: HTMLInputElement): boolean =>
  first.type === second.type && first.name === second.name && first.form === second.form;

/**
 * Types a text again. React ignores input that equals the field's known value, so that value is cleared
 * first.
 */
function retype(field: Field, text: string): void {
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  // Without an input type, fields that open a list would take the event for autofill.
  const typed = { bubbles: true, inputType: 'insertText', data: text };
  field.dispatchEvent(new InputEvent('input', typed));
  // If the visitor has already left the field, its handlers for blur must run now.
  if (document.activeElement !== field) {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}
