import { QUOTES_ID } from '../../pageAnchors';

/**
 * Hides the example of a monthly cost and the links to quotes, because the finance service has refused the
 * car (UKFIN-14).
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
