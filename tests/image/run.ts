/**
 * `npm run test:image`: builds the image with Buildah and runs its programs with runc. Does nothing, and says
 * so, if a program is not installed. `NODE_IMAGE` is a local base image for machines without access to a
 * registry. Takes the arguments of Jest.
 */
import { spawnSync } from 'node:child_process';
import { listMissingPrograms } from './builtImage';

const missing = listMissingPrograms();
if (missing.length > 0) {
  console.log(`Skipped, for lack of: ${missing.join(', ')}.`);
} else {
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/jest/bin/jest.js', '-c', 'tests/image/jest.config.mjs', '--runInBand'],
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
