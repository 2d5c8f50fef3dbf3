import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** Chromium without a window opens a page in a sixth of the time that the whole browser takes. */
const LIGHT = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Without a network the packages are given up soon. */
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
 * Sees to it that there is a Chromium: the light one by the system's packages, where this user may
 * install it, else any that is there.
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
    console.log(`That failed; the tests use ${found}, which takes longer.`);
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
