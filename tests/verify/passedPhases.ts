import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { contentHash, readStamp, writeStamp } from '../../launcher/prepare/contentHash.mjs';

/** Folders that hold nothing of the project's own. */
const notContent = /^(?:\.git|node_modules|dist|storybook-static|design-tokens|\.cache|\.data.*)$/;
/** What runs differ by, besides files. */
const circumstances = ['CLOCK', 'TZ', 'THOROUGH'];

/** A hash of all files of this clone, of Node's version and of what tests read from the environment. */
export function hashOfRun(): string {
  const content = readdirSync('.').filter((name) => !notContent.test(name));
  const values = circumstances.map((name) => process.env[name] ?? '');
  return createHash('sha256')
    .update([process.version, ...values, contentHash(content.sort(), ['tests/results'])].join('\0'))
    .digest('hex');
}

/** Whether a phase has passed in this clone with this hash. */
export const hasPassed = (phase: string, hash: string): boolean => readStamp(stamp(phase)) === hash;

/** Remembers that a phase has passed. */
export const rememberPassed = (phase: string, hash: string): void => writeStamp(stamp(phase), hash);

const stamp = (phase: string) => `passed-${phase}`;
