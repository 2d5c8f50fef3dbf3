/**
 * `npm run test:caches`: tests the configurations of `operations/` with Varnish and nginx, in front of a mock
 * origin and of the built product. Does nothing, and says so, if a program is not installed. Takes the
 * arguments of Jest.
 */
import { spawnSync } from 'node:child_process';
import { listMissingPrograms } from './cacheServers';

const missing = listMissingPrograms();
if (missing.length > 0) {
  console.log(`Skipped: ${missing.join(' and ')} is not installed.`);
} else {
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/jest/bin/jest.js', '-c', 'tests/caches/jest.config.mjs', '--runInBand'],
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
