import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike: 0 and o, 1, i and l. */
const CHARACTERS = '23456789abcdefghjkmnpqrstuvwxyz';

const CODE_COUNT = 10;
const GROUP_LENGTH = 5;

/** Creates the backup codes of an account: two groups of five characters each. */
export const createBackupCodes = (): string[] =>
  Array.from({ length: CODE_COUNT }, () => `${createGroup()}-${createGroup()}`);

const createGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/**
 * Finds the code that was typed: spaces, hyphens and the case of letters do not matter. Codes from before
 * have letters of both cases, so one that is exactly the same comes first.
 */
export function findBackupCode(codes: readonly string[], typed: string): string | undefined {
  const wanted = toLetters(typed);
  return (
    codes.find((code) => toLetters(code) === wanted) ??
    codes.find((code) => toLetters(code).toLowerCase() === wanted.toLowerCase())
  );
}

const toLetters = (code: string): string => code.replace(/[^\da-z]/gi, '');
