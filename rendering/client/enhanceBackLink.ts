import { opensElsewhere } from './opensElsewhere';

/**
 * Makes the back link go back in history if the previous page belongs to the site, so that the visitor finds
 * that page unchanged. Otherwise the link leads to the list page as usual.
 */
export function enhanceBackLink(link: Element | null): void {
  const { referrer } = document;
  const cameFromSite = referrer !== '' && new URL(referrer).origin === location.origin;
  const initialLength = history.length;
  if (!link || !cameFromSite || initialLength < 2) return;
  link.addEventListener('click', (event) => {
    const steps = countStepsBack(initialLength);
    if (steps === undefined || opensElsewhere(event as MouseEvent)) return;
    event.preventDefault();
    history.go(-steps);
  });
}

/**
 * Number of steps back to the previous page: each fragment of this page that was visited is a step of its
 * own. The browser's Navigation API shows which entries belong to this page; without it, the entries are
 * counted that were added since this script started. Undefined if there is no previous page.
 */
function countStepsBack(stepsBefore: number): number | undefined {
  const navigation = 'navigation' in window ? window.navigation : undefined;
  const currentIndex = navigation?.currentEntry?.index;
  if (!navigation || currentIndex === undefined) return history.length - stepsBefore + 1;
  const previousIndex = navigation
    .entries()
    .slice(0, currentIndex)
    .findLastIndex(({ url }) => withoutFragment(url) !== withoutFragment(location.href));
  return previousIndex < 0 ? undefined : currentIndex - previousIndex;
}

const withoutFragment = (address: string | null): string | undefined => address?.split('#')[0];
