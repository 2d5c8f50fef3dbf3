type FocusTarget = Element | null | undefined;

/** Selector of elements that can be reached with Tab. */
const FOCUSABLE_SELECTOR =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';

/**
 * Keeps the focus in the page if the focused element is about to disappear; call it just before. The focus moves
 * to the first of the targets that is in the page, else to the next focusable element in the same dialog or
 * page, else to the main area. It does not move if it is not in the disappearing element.
 * @param leavingElement the disappearing element, such as a banner
 * @param targets focusable elements, elements that contain one, or elements to read from their beginning
 */
export function passFocus(leavingElement: Element, ...targets: FocusTarget[]): void {
  if (leavingElement.contains(document.activeElement))
    moveFocus(targets, findNextFocusable(leavingElement));
}

/** Moves a focus that was lost with its element to the first of the targets, else to the main area. */
export function recoverFocus(...targets: FocusTarget[]): void {
  const { activeElement: focused, body } = document;
  // Browsers remove the focus from a hidden element only after a short delay.
  if (!(focused instanceof HTMLElement) || focused === body || !isShown(focused))
    moveFocus(targets);
}

/** For the `ref` of an element that React may remove: moves the focus out of it just before the removal. */
export function passFocusOnRemoval(element: Element | null): () => void {
  return () => {
    if (element) passFocus(element);
  };
}

function moveFocus(targets: readonly FocusTarget[], nextFocusable?: HTMLElement): void {
  const [target = nextFocusable ?? document.querySelector('main')] = targets.flatMap(
    (place) => (place && findFocusable(place)) ?? [],
  );
  target?.focus();
}

/** The element itself or its first focusable descendant; else the element, made focusable. */
function findFocusable(target: Element): HTMLElement | undefined {
  if (!(target instanceof HTMLElement) || !isShown(target)) return undefined;
  const first = [target, ...target.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)].find(
    isFocusable,
  );
  if (first) return first;
  target.tabIndex = -1;
  return target;
}

/** The next focusable element after an element; while a modal dialog is open, only within the dialog. */
function findNextFocusable(leavingElement: Element): HTMLElement | undefined {
  const scope = leavingElement.parentElement?.closest('dialog[open]') ?? document;
  return [...scope.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)].find(
    (candidate) =>
      !leavingElement.contains(candidate) &&
      leavingElement.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING &&
      isFocusable(candidate),
  );
}

function isFocusable(element: HTMLElement): boolean {
  return (
    element.matches(FOCUSABLE_SELECTOR) &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    isShown(element)
  );
}

/**
 * Whether an element is visible: not in a closed disclosure, or in a closed dialog that still fades. A browser that
 * cannot check this is assumed to show it.
 */
function isShown(element: HTMLElement): boolean {
  return (
    !element.closest('[inert], dialog:not([open])') &&
    (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
  );
}
