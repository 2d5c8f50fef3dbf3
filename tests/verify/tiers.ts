/**
 * Jest test files that use more than five seconds of CPU time, start and stop processes, or call an upstream
 * very often. `npm run test:all` runs them, `npm test` does not. Their names contain `.slow.`.
 */
export const SLOW = String.raw`\.slow\.test\.tsx?$`;
/** Pattern of all other test files. */
export const NOT_SLOW = String.raw`^(?!.*\.slow\.test\.tsx?$)`;

/** Checks whether `npm test` runs a Jest test file. */
export const isQuick = (file: string): boolean => new RegExp(NOT_SLOW).test(file);

/** Playwright tag of the browser tests in `npm test`, which follow the main user journeys. */
export const QUICK_BROWSER_TESTS = '@walk';
