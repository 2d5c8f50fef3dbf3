import '../platform/clock/setClock.mjs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../launcher/prepare/browser.mjs';
import { addresses } from './pages/addresses';
import { shiftPages } from './support/shiftPages';

shiftPages();

/** Name of the verification phase (verify/phases.ts), used in the paths of results. */
const phase = process.env.PHASE ?? 'browser';

/** Runs the built product with separate ports and a separate data folder (pages/startProduct.ts). */
export default defineConfig({
  testDir: 'pages',
  outputDir: `results/${phase}`,
  fullyParallel: true,
  workers: 2,
  // No retries: a flaky test is a defect of the product or of the test.
  retries: 0,
  timeout: 180_000,
  // Long, for busy machines; real failures are still reported.
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
    // Traces contain DOM snapshots of each step, so the slower screenshots are not needed.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
