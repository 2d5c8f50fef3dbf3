import { existsSync, readFileSync } from 'node:fs';

/** Where npm notes what it has installed, in the form of a lockfile. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Whether node_modules holds every package of package-lock.json in its version. */
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
