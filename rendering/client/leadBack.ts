import { opensElsewhere } from './opensElsewhere';

/**
 * Makes the back link go back in history, so that the visitor finds the last page as it was, when
 * that was a page of the site; else the link leads to the list above.
 */
export function leadBack(link: Element | null): void {
  const { referrer } = document;
  const cameFromHere = referrer !== '' && new URL(referrer).origin === location.origin;
  const stepsBefore = history.length;
  if (!link || !cameFromHere || stepsBefore < 2) return;
  link.addEventListener('click', (event) => {
    const steps = stepsToPageBefore(stepsBefore);
    if (steps === undefined || opensElsewhere(event as MouseEvent)) return;
    event.preventDefault();
    history.go(-steps);
  });
}

/**
 * Parts of this page that were visited are steps of their own. The browser tells which entries are of this page;
 * where it does not, those are counted that came since this script did. Undefined where no page came before.
 */
function stepsToPageBefore(stepsBefore: number): number | undefined {
  const navigation = 'navigation' in window ? window.navigation : undefined;
  const at = navigation?.currentEntry?.index;
  if (!navigation || at === undefined) return history.length - stepsBefore + 1;
  const pageBefore = navigation
    .entries()
    .slice(0, at)
    .findLastIndex(({ url }) => withoutFragment(url) !== withoutFragment(location.href));
  return pageBefore < 0 ? undefined : at - pageBefore;
}

const withoutFragment = (address: string | null): string | undefined => address?.split('#')[0];
