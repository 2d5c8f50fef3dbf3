import '../platform/clock/setClock.mjs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../launcher/prepare/browser.mjs';
import { addresses } from './pages/addresses';
import { shiftPages } from './support/shiftPages';

shiftPages();

/** That is run (verify/phases.ts), after which results are called. */
const phase = process.env.PHASE ?? 'browser';

/** Runs the built product on ports of its own and a data folder of its own (pages/startProduct.ts). */
export default defineConfig({
  testDir: 'pages',
  outputDir: `results/${phase}`,
  fullyParallel: true,
  workers: 2,
  // What passes only when it is tried again is a defect of the product or of the test.
  retries: 0,
  timeout: 180_000,
  // A busy machine may be slow; what does not happen at all is told just the same.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: `results/reports/${phase}.json` }],
    ['./verify/workReporter.ts', { outputFile: `results/reports/${phase}.browser-work.json` }],
  ],
  globalSetup: './pages/startProduct.ts',
  use: {
    baseURL: addresses.web,
    browserName: 'chromium',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    // The page of each step can be looked at without pictures of it, which take time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
