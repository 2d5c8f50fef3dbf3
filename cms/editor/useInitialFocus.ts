import { useEffect, type RefObject } from 'react';

const FIELD_SELECTOR =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';

/** What a dialog names itself as the place of its first focus. */
const NAMED_SELECTOR = '[data-initial-focus]';

/** Without the buttons of a text's toolbar: the text itself gets the focus. */
const BUTTON_SELECTOR =
  'a[href], button:not(:disabled, [role="toolbar"] *, [aria-disabled="true"])';

/**
 * Focuses the first field of the dialog around `content` when it opens, even if the field is rendered later.
 * An
 * element with `data-initial-focus` comes first. Without fields it focuses Cancel, or otherwise the first action or button. It does nothing outside open dialogs,
 * and
 * after the focus was moved.
 */
export function useInitialFocus(contentRef: RefObject<HTMLElement | null>, isOpen = true): void {
  useEffect(() => {
    const root = contentRef.current;
    const dialog = root?.closest('dialog');
    if (!isOpen || !root || !dialog?.open) return;
    let focused: HTMLElement | undefined;
    const moveFocus = (): void => {
      if (focused?.isConnected === false) focused = undefined;
      if (hasFocusMoved(dialog, focused)) return observer.disconnect();
      const field = root.querySelector<HTMLElement>(NAMED_SELECTOR) ?? findFirstField(root);
      if (field) observer.disconnect();
      const target =
        field ?? findDefaultAction(dialog) ?? root.querySelector<HTMLElement>(BUTTON_SELECTOR);
      if (!target || target === focused) return;
      focused = target;
      target.focus();
    };
    const observer = new MutationObserver(moveFocus);
    observer.observe(root, { childList: true, subtree: true });
    moveFocus();
    return () => observer.disconnect();
  }, [contentRef, isOpen]);
}

/** Whether the focus is not where this hook, or the browser on opening the dialog, has set it. */
function hasFocusMoved(dialog: HTMLElement, focused: Element | undefined): boolean {
  const { activeElement, body } = document;
  if (focused) return activeElement !== focused;
  return !(
    activeElement === body ||
    activeElement === dialog ||
    activeElement?.closest('[data-sticks="start"]') ||
    !dialog.contains(activeElement)
  );
}

/** Returns the first visible field; in a radio group, the checked radio button. */
function findFirstField(content: HTMLElement): HTMLElement | undefined {
  const first = [...content.querySelectorAll<HTMLElement>(FIELD_SELECTOR)].find(
    (field) => !field.closest('[hidden]') && (field.checkVisibility?.() ?? true),
  );
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const group = [...content.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  return group.find(({ name, checked }) => checked && name === first.name) ?? first;
}

/** Returns Cancel, which changes nothing, or otherwise the first action below the content. */
function findDefaultAction(dialog: HTMLElement): HTMLElement | undefined {
  const actions = [
    ...dialog.querySelectorAll<HTMLElement>('[data-sticks="end"] button:not(:disabled)'),
  ];
  return actions.find((action) => action.hasAttribute('data-cancel')) ?? actions[0];
}
