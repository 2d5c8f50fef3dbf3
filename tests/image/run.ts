/**
 * `npm run test:image`: builds the image with Buildah and runs its programs with runc. Where one of them is not
 * installed, the command says that it did nothing. `NODE_IMAGE` names a base of this machine's own, for where no
 * registry can be reached. Arguments are those of Jest.
 */
import { spawnSync } from 'node:child_process';
import { missingPrograms } from './builtImage';

const missing = missingPrograms();
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
