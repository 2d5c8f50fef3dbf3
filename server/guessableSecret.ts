/** Fewer characters can be tried one after the other. */
export const MIN_SECRET = 16;

/** Signs that must be left of a secret, and how many of them must differ, when what everybody tries first is taken out. */
const MIN_REST = 8;
const MIN_DIFFERENT = 5;

/** What is tried first: words of examples and of lists of usual passwords, and what lies side by side on keys. */
const usual = new RegExp(
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
    .sort((one, other) => other.length - one.length)
    .join('|'),
  'gi',
);

/** Whether a secret is short, or made of what is tried first. */
export function isGuessable(secret: string): boolean {
  if (secret.length < MIN_SECRET) return true;
  const rest = secret
    .replace(usual, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(.+?)\1+/gu, '$1');
  return rest.length < MIN_REST || new Set(rest).size < MIN_DIFFERENT;
}
