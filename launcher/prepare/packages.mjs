import { existsSync, readFileSync } from 'node:fs';

/** npm's own list of installed packages, in the form of a lockfile. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Whether node_modules contains every package of package-lock.json in that version.
 * @param {{ tools: boolean }} what whether packages of development count too
 */
export function areInstalled({ tools }) {
  if (!existsSync(INSTALLED)) return false;
  const installed = readPackages(INSTALLED);
  return Object.entries(readPackages('package-lock.json')).every(
    ([name, { version, optional, peer, dev, devOptional }]) =>
      name === '' ||
      installed[name]?.version === version ||
      (!installed[name] && (optional || peer || (!tools && (dev || devOptional)))),
  );
}

/** Whether packages of development are installed. */
export function hasTools() {
  return existsSync(INSTALLED) && Object.values(readPackages(INSTALLED)).some(({ dev }) => dev);
}

/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean, dev?: boolean, devOptional?: boolean }} Package
 * @returns {Record<string, Package>}
 */
function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
