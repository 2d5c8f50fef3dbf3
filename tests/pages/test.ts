import { expect, test } from '@playwright/test';

/** What browser tests of pages are written with: Playwright's own, with the fixtures that all of them have. */
export { expect, test };
