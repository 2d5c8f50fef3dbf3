import '../../platform/clock/setClock.mjs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../launcher/prepare/browser.mjs';
import { shiftPages } from '../support/shiftPages';
import { address } from './address';

shiftPages();

/** Name of the verification phase (verify/phases.ts), used in the paths of results. */
const phase = process.env.PHASE ?? 'stories';

/** Checks all stories in all themes, in the built Storybook. */
export default defineConfig({
  testDir: '.',
  outputDir: '../results/stories',
  fullyParallel: true,
  workers: 2,
  // No retries: a flaky test is a defect of the product or of the test.
  retries: 0,
  timeout: 180_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: `../results/reports/${phase}.json` }],
    ['../verify/workReporter.ts', { outputFile: `../results/reports/${phase}.browser-work.json` }],
  ],
  globalSetup: './serveStories.ts',
  use: {
    baseURL: address,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
