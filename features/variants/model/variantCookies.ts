/**
 * Cookies of variants; all of them need consent. None identifies a visitor: one means "returning", one means that this
 * is still the first visit, and one per test contains a bucket from 0 to 99.
 */
export const returningCookie = 'returning';

/** A session cookie: the visit in which `returning` was set is still the first. */
export const firstVisitCookie = 'first_visit';

/** Name of the cookie that holds a visitor's bucket in a test. */
export const testCookie = (testId: string): string => `test_${testId}`;

/** Lifetime of `returning` and of test buckets: 90 days. */
export const VARIANT_COOKIE_MAX_AGE_SECONDS = 90 * 86_400;

/** Parses the bucket of a test's cookie; undefined for any other value. */
export function readBucket(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
