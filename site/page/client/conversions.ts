import { conversionEvent } from '../../../rendering/client/conversion';
import { hasConsent } from '../../../features/consent/ui/client/consent';
import type { VariantEvent } from '../../../domain/variants/variant.types';
import { keepSeen, readSeen, type SeenVariant } from './seenVariants';
import type { VariantsOnPage } from '../variantsOnPage';

type Shown = Pick<VariantsOnPage, 'itemId' | 'language' | 'variantId' | 'testId'>;

/** Reports what happened with a variant of a page. Nobody waits for it, and it says nothing of the visitor. */
export function reportVariant(shown: Shown, event: VariantEvent): void {
  const { itemId, language, variantId, testId } = shown;
  const body = JSON.stringify({ itemId, language, variantId, testId, event });
  navigator.sendBeacon('/api/events/variant', new Blob([body], { type: 'application/json' }));
}

let isWatching = false;

/** Reports what visitors do who have seen a variant in this visit: each thing once for each page seen. */
export function watchConversions(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener(conversionEvent, (event) => {
    report((event as CustomEvent<VariantEvent>).detail, () => true);
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    report('link', (seen) => seen.link !== undefined && isAddress(link.href, seen.link));
  });
}

function report(event: VariantEvent, concerns: (seen: SeenVariant) => boolean): void {
  if (!hasConsent('statistics')) return;
  const all = readSeen();
  const now = all.map((seen) => {
    if (seen.reported.includes(event) || !concerns(seen)) return seen;
    reportVariant(seen, event);
    return { ...seen, reported: [...seen.reported, event] };
  });
  keepSeen(now);
}

/** Whether a link leads to an address, whatever else its query and hash say. */
function isAddress(href: string, address: string): boolean {
  if (!URL.canParse(href)) return false;
  const [to, wanted] = [new URL(href), new URL(address, location.href)];
  const bare = ({ pathname }: URL) => pathname.replace(/\/+$/, '');
  return to.origin === wanted.origin && bare(to) === bare(wanted);
}
