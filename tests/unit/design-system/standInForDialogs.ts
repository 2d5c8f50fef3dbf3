/**
 * What jsdom lacks of the dialog element (HTML standard, "the dialog element"): opening, the focus that moves in and back,
 * the events `cancel` and `close`. That focus stays in and that the page behind is out of reach, only a browser can show.
 */
const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';
const returnTo = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  if (this.hasAttribute('open')) throw new DOMException('Already open', 'InvalidStateError');
  returnTo.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>(focusable)?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  const before = returnTo.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
}

/** Makes `<dialog>` open and close in jsdom. */
export function standInForDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
}

/** What a browser does when someone presses Escape in a modal dialog. */
export function pressEscape(dialog: HTMLDialogElement): void {
  const goesOn = dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (goesOn) dialog.close();
}
