import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Path of a Chromium on this machine: CHROMIUM_PATH, or one in the search path. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
    ...PLACES,
  ];
  return candidates.find(isExecutable);
}

/** Installs Chromium by the system's packages, where this user may. */
export function installBrowser() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Error(
      'The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium), ' +
        'or name one that is installed: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  if (!findBrowser())
    throw new Error('Chromium was installed but is not found; set CHROMIUM_PATH.');
}

function isExecutable(file) {
  if (file === '') return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
