import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isQuick } from '../tiers';
import { readImporters } from './importers';
import { readMountedRoutes } from './mountedRoutes';
import type { Project } from './reachedTests';
import { readReachMap } from './reachMap';

/** Files that mount routes: the app, and every feature. */
const MOUNTS = /^server\/(?:app|\w+\/\w+Routes)\.ts$|^features\/[\w-]+\/server\/feature\.ts$/;

/** Tests that Jest runs only with a separate configuration. */
const WITH_OTHER_SERVERS = /^tests\/(?:opensearch|caches|image)\//;

/** Returns the paths of all files of the clone, including uncommitted ones. */
export function listFiles(): string[] {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', git, { encoding: 'utf8' }).split('\0');
  // Git also lists deleted files that are not committed yet.
  return listed.filter((file) => file !== '' && existsSync(file));
}

/** Collects the data about the files of the clone. */
export function readProject(files = listFiles()): Project {
  return {
    importers: readImporters(files),
    routes: new Map(
      files
        .filter((file) => MOUNTS.test(file))
        .flatMap((file) => [...readMountedRoutes(file, readFileSync(file, 'utf8'))]),
    ),
    tests: files.filter((file) => /\.test\.tsx?$/.test(file) && !WITH_OTHER_SERVERS.test(file)),
    map: readReachMap(),
    specs: files.filter((file) => /^tests\/pages\/.*\.spec\.ts$/.test(file)),
    blocks: new Set(readdirSync('schema/blocks').map((name) => name.replace(/\.graphql$/, ''))),
    isQuick,
  };
}
