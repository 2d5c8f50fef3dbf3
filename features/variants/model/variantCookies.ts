/**
 * Cookies that variants use, all of them set with consent alone. None tells visitors apart: one says
 * "returning", one that this is still the first visit, and one for each test a place among a hundred.
 */
export const returningCookie = 'returning';

/** Goes with the browser: the visit in which `returning` was set is still the first. */
export const firstVisitCookie = 'first_visit';

export const testCookie = (testId: string): string => `test_${testId}`;

/** How long `returning` and places in tests are kept, in seconds: 90 days. */
export const variantCookieSeconds = 90 * 86_400;

/** A place in a test as its cookie has it; undefined for anything else. */
export function readBucket(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
