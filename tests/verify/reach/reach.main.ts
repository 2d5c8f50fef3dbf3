/**
 * `npm run reach`: takes over what the last run of browser tests recorded, of the test files that ran whole, into the map by
 * which `npm run verify -- --changed` chooses browser tests. After `npx playwright test -c tests/playwright.config.ts
 * carList` that is one line of the map, after `npm run e2e` all of it.
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
