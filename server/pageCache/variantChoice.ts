import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { chooseVariant, testBuckets } from '../../domain/variants/chooseVariant';
import { originalVariant, type VariantOffer } from '../../domain/variants/variant.types';
import {
  firstVisitCookie,
  readBucket,
  returningCookie,
  testCookie,
  variantCookieSeconds,
} from '../../features/variants/model/variantCookies';
import { resolveRoute } from '../../platform/content/resolveRoute';
import type { PageRequest } from '../../platform/pages/page.types';

/** Which variant a request gets. Cookies are read only where a rule of the page asks for one. */
export interface VariantChoice {
  /** Id of the variant; undefined for the page as it is. */
  choose: (offers: readonly VariantOffer[]) => string | undefined;
  /** The cookie for a place in a test that has been given just now. */
  setCookie: () => string | undefined;
}

interface ChoiceOptions {
  secure: boolean;
  /** Gives a place in a test, 0 to 99. */
  draw?: () => number;
  nowMs?: () => number;
}

/**
 * The choice for one request, the same however often it is asked for. A place in a test is given, and
 * kept by the browser, only to those who have agreed to statistics in our own dialog; with a consent
 * manager of another maker the page's script does it. Everybody else takes no part and has the original:
 * anything else would have to be remembered, or change from one view to the next.
 */
export function variantChoice(
  request: Pick<IncomingMessage, 'headers'>,
  { site, path, query }: Pick<PageRequest, 'site' | 'path' | 'query'>,
  { secure, draw = () => randomInt(testBuckets), nowMs = Date.now }: ChoiceOptions,
): VariantChoice {
  let cookies: ReturnType<typeof parseCookie> | undefined;
  const cookie = (name: string) => (cookies ??= parseCookie(request.headers.cookie ?? ''))[name];
  const given = new Map<string, number>();

  /** What the visitor answered to our own dialog; undefined without an answer to it. */
  const agreed = () => cookie('consent')?.split('.');

  const facts = {
    site: site.name,
    language: resolveRoute(site, path)?.language ?? site.languages[0],
    query,
    isReturning: () =>
      cookie(returningCookie) !== undefined &&
      cookie(firstVisitCookie) === undefined &&
      agreed()?.includes('marketing') !== false,
    bucketOf: (testId: string) => {
      const hasAgreed = agreed()?.includes('statistics');
      if (hasAgreed === false) return undefined;
      const known = readBucket(cookie(testCookie(testId))) ?? given.get(testId);
      if (known !== undefined || !hasAgreed) return known;
      const bucket = draw();
      given.set(testId, bucket);
      return bucket;
    },
  };

  return {
    choose(offers) {
      const chosen = chooseVariant(offers, facts, nowMs());
      return chosen === originalVariant ? undefined : chosen;
    },
    setCookie() {
      for (const [testId, bucket] of given) {
        const attributes = `Path=/; Max-Age=${variantCookieSeconds}; SameSite=Lax`;
        return `${testCookie(testId)}=${bucket}; ${attributes}${secure ? '; Secure' : ''}`;
      }
      return undefined;
    },
  };
}
