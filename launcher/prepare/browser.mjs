import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** The headless shell opens a page in a sixth of the time that the complete browser takes. */
const LIGHT = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Options of apt-get for a short timeout without network. */
const BRIEFLY = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Path of a Chromium on this machine: CHROMIUM_PATH, or the lightest one in the search path. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...[LIGHT, ...WHOLE].flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...PLACES,
  ];
  return candidates.find(isExecutable);
}

/**
 * Makes sure that there is a Chromium: installs the headless shell from the system's packages if this user
 * may do so, else uses any that exists.
 * @throws Error when there is none
 */
export function prepareBrowser() {
  const found = findBrowser();
  const isGiven = found !== undefined && found === process.env.CHROMIUM_PATH;
  if (isGiven || found?.endsWith(LIGHT)) return;
  if (!mayInstall()) {
    if (found) return;
    throw new Error(
      `The browser tests need Chromium. Install it (on Debian: sudo apt-get install ${LIGHT}), ` +
        'or name one that is installed: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  console.log('Installing Chromium for the browser tests …');
  try {
    install();
  } catch (error) {
    if (!found) throw error;
    console.log(`Chromium was not installed. The tests use ${found}, which is slower.`);
  }
}

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && isOnPath('apt-get');

const isOnPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => isExecutable(path.join(folder, name)));

function install() {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', [...BRIEFLY, 'update', '-qq'], quiet);
  run('apt-get', [...BRIEFLY, 'install', '-y', '-qq', '--no-install-recommends', LIGHT], quiet);
  if (!findBrowser()) throw new Error('Chromium was installed but not found. Set CHROMIUM_PATH.');
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
