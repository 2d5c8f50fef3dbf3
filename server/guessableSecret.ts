/** Fewer characters can be found by trying all combinations. */
export const MIN_SECRET_LENGTH = 16;

/**
 * How many characters of a secret must remain, and how many of these must differ, after common guesses are
 * removed from it.
 */
const MIN_REMAINING_CHARACTERS = 8;
const MIN_DIFFERENT_CHARACTERS = 5;

/** Common guesses, in groups: words of examples and of password lists, and adjacent keys. */
const commonGuesses = new RegExp(
  [
    ...[
      'password',
      'passwort',
      'passord',
      'losenord',
      'salasana',
      'passwd',
      'passphrase',
      'secret',
      'token',
    ],
    ...['changeit', 'changeme', 'change', 'replaceme', 'replace', 'please', 'insert', 'your'],
    ...[
      'default',
      'example',
      'sample',
      'dummy',
      'placeholder',
      'development',
      'production',
      'testing',
    ],
    ...[
      'administrator',
      'admin',
      'root',
      'user',
      'guest',
      'letmein',
      'welcome',
      'iloveyou',
      'monkey',
    ],
    ...[
      'dragon',
      'master',
      'sunshine',
      'princess',
      'football',
      'baseball',
      'superman',
      'super',
      'hello',
    ],
    ...[
      'sitecore',
      'editing',
      'editor',
      'publish',
      'webhook',
      'operator',
      'platform',
      'visit',
      'link',
      'purge',
    ],
    ...['embedded', 'forecourt', 'automotive', 'carstore', 'value', 'demo'],
    ...['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnop', 'abcdefgh', 'abcdef', 'abcd', 'abc'],
    ...[
      'qwertyuiop',
      'qwerty',
      'qwertz',
      'azerty',
      'asdfghjkl',
      'asdfgh',
      'asdf',
      'zxcvbnm',
      'zxcv',
      '1q2w3e4r',
      '1qaz2wsx',
    ],
    ...[
      '0123456789',
      '1234567890',
      '123456789',
      '12345678',
      '123456',
      '12345',
      '1234',
      '123',
      '987654321',
    ],
    ...[
      'trustno1',
      'p@ssw0rd',
      'passw0rd',
      's3cr3t',
      's3cret',
      'deadbeef',
      'cafebabe',
      'correct.?horse.?battery.?staple',
    ],
  ]
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'gi',
);

/** Whether a secret is short, or made of common guesses. */
export function isGuessable(secret: string): boolean {
  if (secret.length < MIN_SECRET_LENGTH) return true;
  const remaining = secret
    .replace(commonGuesses, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(.+?)\1+/gu, '$1');
  return (
    remaining.length < MIN_REMAINING_CHARACTERS ||
    new Set(remaining).size < MIN_DIFFERENT_CHARACTERS
  );
}
