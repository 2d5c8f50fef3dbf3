import { existsSync, readFileSync } from 'node:fs';

/** npm's own list of installed packages, in the form of a lockfile. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Whether node_modules contains every package of package-lock.json in that version. */
export function areInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = readPackages(INSTALLED);
  return Object.entries(readPackages('package-lock.json')).every(
    ([name, { version, optional, peer }]) =>
      name === '' ||
      installed[name]?.version === version ||
      (!installed[name] && (optional || peer)),
  );
}

/** @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }>} */
function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
