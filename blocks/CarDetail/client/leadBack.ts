import { opensElsewhere } from '../../client/opensElsewhere';

/**
 * Lets the way back lead to where the visitor came from, as they left it, when that was a page of the
 * site; else the link leads to the list of cars (spec 2 §2, Back button).
 */
export function leadBack(link: Element | null): void {
  const { referrer } = document;
  const cameFromHere = referrer !== '' && new URL(referrer).origin === location.origin;
  // Parts of this page that are visited meanwhile are steps of their own.
  const stepsBefore = history.length;
  if (!link || !cameFromHere || stepsBefore < 2) return;
  link.addEventListener('click', (event) => {
    if (opensElsewhere(event as MouseEvent)) return;
    event.preventDefault();
    history.go(stepsBefore - history.length - 1);
  });
}
