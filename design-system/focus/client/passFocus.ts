type Place = Element | null | undefined;

/** What Tab stops at. */
const stops =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';

/**
 * Keeps the focus in the page when what has it goes out of sight: to be called just before. The focus goes
 * to the first of the places that is in the page, else to the stop that follows in the same dialog or
 * page, else to the main area; it stays where it is when that is elsewhere.
 * @param leaving what goes, such as a banner
 * @param places each a stop, or what holds one, or what is to be read from its beginning
 */
export function passFocus(leaving: Element, ...places: Place[]): void {
  if (leaving.contains(document.activeElement)) give(places, stopAfter(leaving));
}

/** The same just after: gives the focus to the first of the places, else to the main area, if it is lost. */
export function recoverFocus(...places: Place[]): void {
  const { activeElement: holder, body } = document;
  // A browser lets go of what is hidden a moment later.
  if (!(holder instanceof HTMLElement) || holder === body || !isShown(holder)) give(places);
}

/** For the `ref` of what React takes away by itself: passes its focus on just before it goes. */
export function passesFocus(element: Element | null): () => void {
  return () => {
    if (element) passFocus(element);
  };
}

function give(places: readonly Place[], next?: HTMLElement): void {
  const [taker = next ?? document.querySelector('main')] = places.flatMap(
    (place) => (place && stopIn(place)) ?? [],
  );
  taker?.focus();
}

/** The element itself, or the first stop in it; else the element made able to take the focus. */
function stopIn(place: Element): HTMLElement | undefined {
  if (!(place instanceof HTMLElement) || !isShown(place)) return undefined;
  const first = [place, ...place.querySelectorAll<HTMLElement>(stops)].find(takesFocus);
  if (first) return first;
  place.tabIndex = -1;
  return place;
}

/** Where Tab would go from the end of an element; a modal dialog is all there is while it is open. */
function stopAfter(leaving: Element): HTMLElement | undefined {
  const around = leaving.parentElement?.closest('dialog[open]') ?? document;
  return [...around.querySelectorAll<HTMLElement>(stops)].find(
    (stop) =>
      !leaving.contains(stop) &&
      leaving.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING &&
      takesFocus(stop),
  );
}

function takesFocus(stop: HTMLElement): boolean {
  return stop.matches(stops) && stop.tabIndex >= 0 && !stop.matches(':disabled') && isShown(stop);
}

/**
 * Not what a closed disclosure holds, nor a closed dialog that still fades; a browser that cannot tell is
 * believed to show it.
 */
function isShown(element: HTMLElement): boolean {
  return (
    !element.closest('[inert], dialog:not([open])') &&
    (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
  );
}
