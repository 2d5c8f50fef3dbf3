import { conversionEvent } from '../../../rendering/client/conversion';
import { hasConsent } from '../../../features/consent/ui/client/consent';
import type { VariantEvent } from '../../../domain/variants/variant.types';
import { storeSeen, readSeen, type SeenVariant } from './seenVariants';
import type { VariantsOnPage } from '../variantsOnPage';

type ReportedVariant = Pick<VariantsOnPage, 'itemId' | 'language' | 'variantId' | 'testId'>;

/**
 * Reports an event for a variant of a page. Fire and forget, without any data about the visitor.
 */
export function reportVariant(variant: ReportedVariant, event: VariantEvent): void {
  const { itemId, language, variantId, testId } = variant;
  const body = JSON.stringify({ itemId, language, variantId, testId, event });
  navigator.sendBeacon('/api/events/variant', new Blob([body], { type: 'application/json' }));
}

let isWatching = false;

/**
 * Reports actions of visitors who have seen a variant in this window: each action once for each page that
 * was seen.
 */
export function watchConversions(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener(conversionEvent, (event) => {
    reportForSeenVariants((event as CustomEvent<VariantEvent>).detail, () => true);
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    reportForSeenVariants(
      'link',
      (seen) => seen.link !== undefined && isSameAddress(link.href, seen.link),
    );
  });
}

function reportForSeenVariants(
  event: VariantEvent,
  isAffected: (seen: SeenVariant) => boolean,
): void {
  if (!hasConsent('statistics')) return;
  const seenVariants = readSeen();
  const updated = seenVariants.map((seen) => {
    if (seen.reported.includes(event) || !isAffected(seen)) return seen;
    reportVariant(seen, event);
    return { ...seen, reported: [...seen.reported, event] };
  });
  storeSeen(updated);
}

/** Whether a link leads to an address; query, hash and slashes at the end are ignored. */
function isSameAddress(href: string, address: string): boolean {
  if (!URL.canParse(href)) return false;
  const [linkUrl, targetUrl] = [new URL(href), new URL(address, location.href)];
  const normalizePath = ({ pathname }: URL) => pathname.replace(/\/+$/, '');
  return linkUrl.origin === targetUrl.origin && normalizePath(linkUrl) === normalizePath(targetUrl);
}
