/**
 * Implements the dialog element (HTML standard, "the dialog element"), which jsdom lacks: opening, moving the focus,
 * and the events `cancel` and `close`. Only a browser can test the focus trap and the blocked page behind.
 */
const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';
const previousFocusByDialog = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  if (this.hasAttribute('open')) throw new DOMException('Already open', 'InvalidStateError');
  previousFocusByDialog.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>(focusable)?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  const previousFocus = previousFocusByDialog.get(this);
  if (previousFocus instanceof HTMLElement) previousFocus.focus();
  this.dispatchEvent(new Event('close'));
}

/** Installs the methods that open and close `<dialog>` in jsdom. */
export function fakeDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
}

/** Does what browsers do if Escape is pressed in a modal dialog. */
export function pressEscape(dialog: HTMLDialogElement): void {
  const isNotPrevented = dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (isNotPrevented) dialog.close();
}
