import { QUOTES_ID } from '../../pageAnchors';

/**
 * Removes the monthly cost and the links to quotes from the page: the finance service has refused the car, so neither
 * is available (UKFIN-14).
 */
export function hideExample(): void {
  for (const example of document.querySelectorAll<HTMLElement>('[data-quoted]')) {
    example.hidden = true;
    const offers = example.parentElement;
    if (offers && [...offers.children].every((offer) => offer.hasAttribute('data-quoted')))
      offers.hidden = true;
  }
  for (const link of document.querySelectorAll<HTMLElement>(`a[href="#${QUOTES_ID}"]`))
    link.hidden = true;
}
