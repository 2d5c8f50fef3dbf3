import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { chooseVariant, TEST_BUCKETS } from '../../domain/variants/chooseVariant';
import { ORIGINAL_VARIANT, type VariantOffer } from '../../domain/variants/variant.types';
import {
  firstVisitCookie,
  readBucket,
  returningCookie,
  testCookie,
  VARIANT_COOKIE_MAX_AGE_SECONDS,
} from '../../features/variants/model/variantCookies';
import { resolveRoute } from '../../platform/content/resolveRoute';
import type { PageRequest } from '../../platform/pages/page.types';

/** Decides which variant a request gets. Cookies are read only if a rule of the page needs them. */
export interface VariantChoice {
  /** Id of the variant; undefined for the default page. */
  choose: (offers: readonly VariantOffer[]) => string | undefined;
  /** The cookie for a position in a test that has just been assigned. */
  setCookie: () => string | undefined;
}

interface ChoiceOptions {
  secure: boolean;
  /** Returns a random position in a test, 0 to 99. */
  draw?: () => number;
  nowMs?: () => number;
}

/**
 * The choice for one request, the same on repeated calls. A position in a test is assigned, and stored by the
 * browser, only for visitors who have agreed to statistics in our own dialog; with another consent manager
 * the page's script does it. All other visitors get the original: anything else would have to be stored, or
 * would change between page views.
 */
export function variantChoice(
  request: Pick<IncomingMessage, 'headers'>,
  { site, path, query }: Pick<PageRequest, 'site' | 'path' | 'query'>,
  { secure, draw = () => randomInt(TEST_BUCKETS), nowMs = Date.now }: ChoiceOptions,
): VariantChoice {
  let cookies: ReturnType<typeof parseCookie> | undefined;
  const readCookie = (name: string) =>
    (cookies ??= parseCookie(request.headers.cookie ?? ''))[name];
  const assignedBuckets = new Map<string, number>();

  /** The visitor's consent in our own dialog; undefined without an answer. */
  const consentedPurposes = () => readCookie('consent')?.split('.');

  const visitorFacts = {
    site: site.name,
    language: resolveRoute(site, path)?.language ?? site.languages[0],
    query,
    isReturning: () =>
      readCookie(returningCookie) !== undefined &&
      readCookie(firstVisitCookie) === undefined &&
      consentedPurposes()?.includes('marketing') !== false,
    bucketOf: (testId: string) => {
      const hasAgreed = consentedPurposes()?.includes('statistics');
      if (hasAgreed === false) return undefined;
      const existing = readBucket(readCookie(testCookie(testId))) ?? assignedBuckets.get(testId);
      if (existing !== undefined || !hasAgreed) return existing;
      const bucket = draw();
      assignedBuckets.set(testId, bucket);
      return bucket;
    },
  };

  return {
    choose(offers) {
      const chosen = chooseVariant(offers, visitorFacts, nowMs());
      return chosen === ORIGINAL_VARIANT ? undefined : chosen;
    },
    setCookie() {
      for (const [testId, bucket] of assignedBuckets) {
        const attributes = `Path=/; Max-Age=${VARIANT_COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`;
        return `${testCookie(testId)}=${bucket}; ${attributes}${secure ? '; Secure' : ''}`;
      }
      return undefined;
    },
  };
}
