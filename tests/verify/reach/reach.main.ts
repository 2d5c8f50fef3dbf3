/**
 * `npm run reach`: adds the results of the last browser test run to the map by which `npm run verify --
 * --changed` selects browser tests. Only test files that ran completely are updated: one line after `npx
 * playwright test -c tests/playwright.config.ts carList`, all after `npm run e2e`.
 */
import { existsSync } from 'node:fs';
import { runCommand, UsageError } from '../../../platform/command';
import { readReachMap, specFile, updateReachMap, writeReachMap } from './reachMap';
import { recordedReach } from './recordReach';

function main(): void {
  const recorded = readReachMap(recordedReach);
  const specs = Object.keys(recorded);
  if (specs.length === 0) throw new UsageError('No browser tests have run: npm run e2e.');
  writeReachMap(updateReachMap(readReachMap(), recorded, (spec) => existsSync(specFile(spec))));
  console.log(`The reach of ${specs.join(', ')} is as the last run recorded it.`);
}

await runCommand('npm run reach', main);
