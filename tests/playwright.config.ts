import { defineConfig } from '@playwright/test';
import { findBrowser } from '../launcher/prepare/browser.mjs';
import { addresses } from './pages/addresses';

/** Runs the built product on ports of its own and a data folder of its own (pages/startProduct.ts). */
export default defineConfig({
  testDir: 'pages',
  outputDir: 'results/playwright',
  fullyParallel: true,
  workers: 2,
  // What passes when tried again is told as flaky.
  retries: 2,
  failOnFlakyTests: process.env.STRICT === '1',
  timeout: 90_000,
  // A busy machine may be slow; what does not happen at all is told just the same.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'results/reports/browser.json' }]],
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
