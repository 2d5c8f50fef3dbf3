/**
 * A cookie that says that the visitor has been here before. All cookies of variants need consent, and none
 * identifies a visitor.
 */
export const returningCookie = 'returning';

/** A session cookie that says that this is still the first visit, in which `returning` was set. */
export const firstVisitCookie = 'first_visit';

/** Name of the cookie with a visitor's bucket in a test, a number from 0 to 99. */
export const testCookie = (testId: string): string => `test_${testId}`;

/** Lifetime of `returning` and of test buckets: 90 days. */
export const VARIANT_COOKIE_MAX_AGE_SECONDS = 90 * 86_400;

/** Parses the bucket of a test's cookie; undefined for any other value. */
export function readBucket(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
