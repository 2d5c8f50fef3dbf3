import { quotesId } from '../../pageAnchors';

/**
 * Takes away what the page says of a month's cost and the ways to the quotes: the finance service has refused the car, so
 * both would promise what cannot be had (UKFIN-14).
 */
export function hideExample(): void {
  for (const example of document.querySelectorAll<HTMLElement>('[data-quoted]')) {
    example.hidden = true;
    const offers = example.parentElement;
    if (offers && [...offers.children].every((offer) => offer.hasAttribute('data-quoted')))
      offers.hidden = true;
  }
  for (const way of document.querySelectorAll<HTMLElement>(`a[href="#${quotesId}"]`))
    way.hidden = true;
}
