import { consentAnswer, subscribeToConsent } from '../../../features/consent/ui/client/consent';
import {
  firstVisitCookie,
  readBucket,
  returningCookie,
  testCookie,
  VARIANT_COOKIE_MAX_AGE_SECONDS,
} from '../../../features/variants/model/variantCookies';
import type { VariantsOnPage } from '../variantsOnPage';
import { watchConversions, reportVariant } from './conversions';
import { storeSeen, readSeen, type SeenVariant } from './seenVariants';

/** Number of positions in a test (domain/variants/chooseVariant.ts). */
const BUCKETS = 100;

/**
 * The browser's code for a page with variants: reports the shown variant once, assigns a position in a test
 * to new visitors, and stores that a visitor was here. All of it only with consent; when the visitor
 * withdraws it, the stored data is deleted.
 */
export function startVariants(json: string): void {
  const variants: VariantsOnPage = JSON.parse(json);
  // A visitor who gets a position in this view has still seen the page for visitors without one, so this view
  // does not count.
  const isParticipant = variants.testId !== undefined && hasPosition(variants.testId);
  let isReported = false;
  subscribeToConsent(() => {
    const answer = consentAnswer();
    if (!answer) return;
    if (answer.statistics) {
      if (variants.testId !== undefined && !hasPosition(variants.testId))
        assignPosition(variants.testId);
      const isCounted = variants.testId === undefined || isParticipant;
      if (isCounted && !isReported) {
        isReported = true;
        reportExposure(variants);
      }
    } else {
      if (variants.testId !== undefined) deleteCookie(testCookie(variants.testId));
      storeSeen([]);
    }
    if (!variants.visitors) return;
    if (answer.marketing) rememberVisit();
    else for (const cookie of [returningCookie, firstVisitCookie]) deleteCookie(cookie);
  });
}

function reportExposure(variant: VariantsOnPage): void {
  const { itemId, language, variantId, testId, link } = variant;
  reportVariant(variant, 'exposure');
  const isSame = (seenVariant: SeenVariant) =>
    seenVariant.itemId === itemId &&
    seenVariant.language === language &&
    seenVariant.variantId === variantId &&
    seenVariant.testId === testId;
  const previousVariants = readSeen();
  if (!previousVariants.some(isSame)) {
    reportVariant(variant, 'visit');
    storeSeen([...previousVariants, { itemId, language, variantId, testId, link, reported: [] }]);
  }
  watchConversions();
}

function rememberVisit(): void {
  if (readCookie(returningCookie) !== undefined) return;
  setCookie(returningCookie, '1', VARIANT_COOKIE_MAX_AGE_SECONDS);
  setCookie(firstVisitCookie, '1');
}

const hasPosition = (testId: string) => readBucket(readCookie(testCookie(testId))) !== undefined;

function assignPosition(testId: string): void {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  setCookie(testCookie(testId), String(number % BUCKETS), VARIANT_COOKIE_MAX_AGE_SECONDS);
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** @param seconds max age; when absent, the cookie is deleted when the browser is closed */
function setCookie(name: string, value: string, seconds?: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const maxAge = seconds === undefined ? '' : `; max-age=${seconds}`;
  document.cookie = `${name}=${value}; path=/${maxAge}; samesite=lax${secure}`;
}

function deleteCookie(name: string): void {
  if (readCookie(name) !== undefined) setCookie(name, '', 0);
}
