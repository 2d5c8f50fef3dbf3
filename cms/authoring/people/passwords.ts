import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { createBoundedTasks } from '../../../platform/boundedTasks';

/** 32 MB and three passes: as strong as OWASP recommends for scrypt; takes about a quarter of a second. */
const hashParameters = { log2N: 15, r: 8, p: 3 };

const saltBytes = 16;
const hashBytes = 32;

/** Two at once, so that other work goes on; up to 50 more wait, further ones are refused. */
const hashTasks = createBoundedTasks(2, 50);

/** Minimum length, in characters. */
export const minPasswordLength = 12;

/** Maximum length in characters, which limits the cost of hashing. */
export const maxPasswordLength = 200;

/** Hashes a password; the result includes the salt and the parameters, for `isPassword`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const { log2N, r, p } = hashParameters;
  const hash = await deriveKey(password, salt, log2N, r, p);
  return ['scrypt', log2N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether a password has that hash. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, log2N, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64url');
  const actual = await deriveKey(
    password,
    Buffer.from(salt, 'base64url'),
    Number(log2N),
    Number(r),
    Number(p),
  );
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

export type PasswordProblem = 'short' | 'long' | 'personal' | 'repeated';

/** Why a password is too weak for an account; undefined if it is not. */
export function findPasswordProblem(
  password: string,
  { name, email }: { name: string; email: string },
): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < minPasswordLength) return 'short';
  if (length > maxPasswordLength) return 'long';
  if (new Set(password.toLowerCase()).size < 5) return 'repeated';
  const words = [...name.split(/\s+/), ...email.split(/[@.+_-]/), email];
  const personalWords = words
    .filter((word) => word.length >= 4)
    .map((word) => word.toLowerCase())
    .sort((a, b) => b.length - a.length);
  const remaining = personalWords.reduce(
    (stripped, word) => stripped.replaceAll(word, ''),
    password.toLowerCase(),
  );
  // Without the person's own name and address, the password must still be long enough.
  return remaining.length < minPasswordLength - 4 ? 'personal' : undefined;
}

function deriveKey(password: string, salt: Buffer, log2N: number, r: number, p: number) {
  const options: ScryptOptions = { N: 2 ** log2N, r, p, maxmem: 64 * 1024 * 1024 };
  return hashTasks.run(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
