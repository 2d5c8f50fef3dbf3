import { consentAnswer, subscribeToConsent } from '../../../features/consent/ui/client/consent';
import {
  firstVisitCookie,
  readBucket,
  returningCookie,
  testCookie,
  variantCookieSeconds,
} from '../../../features/variants/model/variantCookies';
import type { VariantsOnPage } from '../variantsOnPage';
import { watchConversions, reportVariant } from './conversions';
import { keepSeen, readSeen, type SeenVariant } from './seenVariants';

/** Places in a test (domain/variants/chooseVariant.ts). */
const buckets = 100;

/**
 * Does what a page with variants asks of the browser: reports what is shown, once, gives a place in a test
 * to those who have none, and remembers that a visitor was here. All of it with consent alone; where the
 * visitor takes that back, what was kept is gone.
 */
export function startVariants(json: string): void {
  const shown: VariantsOnPage = JSON.parse(json);
  // Whoever got a place just now sees what those see who have none.
  const takesPart = shown.testId !== undefined && hasPlace(shown.testId);
  let isReported = false;
  subscribeToConsent(() => {
    const answer = consentAnswer();
    if (!answer) return;
    if (answer.statistics) {
      if (shown.testId !== undefined && !hasPlace(shown.testId)) takePlace(shown.testId);
      const counts = shown.testId === undefined || takesPart;
      if (counts && !isReported) {
        isReported = true;
        report(shown);
      }
    } else {
      if (shown.testId !== undefined) forget(testCookie(shown.testId));
      keepSeen([]);
    }
    if (!shown.visitors) return;
    if (answer.marketing) rememberVisit();
    else for (const cookie of [returningCookie, firstVisitCookie]) forget(cookie);
  });
}

function report(shown: VariantsOnPage): void {
  const { itemId, language, variantId, testId, link } = shown;
  reportVariant(shown, 'exposure');
  const isSame = (one: SeenVariant) =>
    one.itemId === itemId &&
    one.language === language &&
    one.variantId === variantId &&
    one.testId === testId;
  const seen = readSeen();
  if (!seen.some(isSame)) {
    reportVariant(shown, 'visit');
    keepSeen([...seen, { itemId, language, variantId, testId, link, reported: [] }]);
  }
  watchConversions();
}

function rememberVisit(): void {
  if (readCookie(returningCookie) !== undefined) return;
  keep(returningCookie, '1', variantCookieSeconds);
  keep(firstVisitCookie, '1');
}

const hasPlace = (testId: string) => readBucket(readCookie(testCookie(testId))) !== undefined;

function takePlace(testId: string): void {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  keep(testCookie(testId), String(number % buckets), variantCookieSeconds);
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** @param seconds left out, until the browser is closed */
function keep(name: string, value: string, seconds?: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const lasts = seconds === undefined ? '' : `; max-age=${seconds}`;
  document.cookie = `${name}=${value}; path=/${lasts}; samesite=lax${secure}`;
}

function forget(name: string): void {
  if (readCookie(name) !== undefined) keep(name, '', 0);
}
