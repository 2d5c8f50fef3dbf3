/**
 * Test files of Jest that take more than five seconds of the processor, end and start processes, or ask an upstream more than
 * once over: `npm run test:all` runs them, `npm test` does not. Their names say so.
 */
export const SLOW = String.raw`\.slow\.test\.tsx?$`;
/** The others. */
export const NOT_SLOW = String.raw`^(?!.*\.slow\.test\.tsx?$)`;

/** Whether `npm test` runs a test file of Jest. */
export const isQuick = (file: string): boolean => new RegExp(NOT_SLOW).test(file);

/** What Playwright marks the browser tests of `npm test` by: the walk through each main way of the product. */
export const QUICK_BROWSER_TESTS = '@walk';
