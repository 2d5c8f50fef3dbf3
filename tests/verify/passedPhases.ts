import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { contentHash, readStamp, writeStamp } from '../../launcher/prepare/contentHash.mjs';

/** Folders that are not part of the project's sources. */
const excludedFolders =
  /^(?:\.git|node_modules|dist|storybook-static|design-tokens|\.cache|\.data.*)$/;
/** Environment variables that affect test runs. */
const relevantVariables = ['CLOCK', 'TZ', 'THOROUGH'];

/** Returns a hash of all files, the Node version and the relevant environment variables. */
export function createRunHash(): string {
  const content = readdirSync('.').filter((name) => !excludedFolders.test(name));
  const values = relevantVariables.map((name) => process.env[name] ?? '');
  return createHash('sha256')
    .update([process.version, ...values, contentHash(content.sort(), ['tests/results'])].join('\0'))
    .digest('hex');
}

/** Checks whether a phase has passed with this hash. */
export const hasPassed = (phase: string, hash: string): boolean =>
  readStamp(stampName(phase)) === hash;

/** Records that a phase has passed with this hash. */
export const recordPassed = (phase: string, hash: string): void =>
  writeStamp(stampName(phase), hash);

const stampName = (phase: string) => `passed-${phase}`;
