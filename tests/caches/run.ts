/**
 * `npm run test:caches`: the configurations of `operations/` in a Varnish and an nginx, before a made-up origin and
 * before the built product. Where one of them is not installed, the command says that it did nothing. Arguments are
 * those of Jest.
 */
import { spawnSync } from 'node:child_process';
import { missingPrograms } from './cacheServers';

const missing = missingPrograms();
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
