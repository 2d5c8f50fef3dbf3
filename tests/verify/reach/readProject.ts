import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isQuick } from '../tiers';
import { readImporters } from './importers';
import { mountedRoutes } from './mountedRoutes';
import type { Project } from './reachedTests';
import { readReachMap } from './reachMap';

/** Where addresses are mounted: the frame, and every feature. */
const MOUNTS = /^server\/(?:app|\w+\/\w+Routes)\.ts$|^features\/[\w-]+\/server\/feature\.ts$/;

/** Tests that Jest runs only with a configuration of their own. */
const WITH_OTHER_SERVERS = /^tests\/(?:opensearch|caches|image)\//;

/** Paths of all files of this clone, those that are not committed yet included. */
export function listFiles(): string[] {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', git, { encoding: 'utf8' }).split('\0');
  // Git also lists what was deleted but not committed yet.
  return listed.filter((file) => file !== '' && existsSync(file));
}

/** Reads what is known of this clone. */
export function readProject(files = listFiles()): Project {
  return {
    importers: readImporters(files),
    routes: new Map(
      files
        .filter((file) => MOUNTS.test(file))
        .flatMap((file) => [...mountedRoutes(file, readFileSync(file, 'utf8'))]),
    ),
    tests: files.filter((file) => /\.test\.tsx?$/.test(file) && !WITH_OTHER_SERVERS.test(file)),
    map: readReachMap(),
    specs: files.filter((file) => /^tests\/pages\/.*\.spec\.ts$/.test(file)),
    blocks: new Set(readdirSync('schema/blocks').map((name) => name.replace(/\.graphql$/, ''))),
    isQuick,
  };
}
