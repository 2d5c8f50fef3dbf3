import { randomBytes } from 'node:crypto';
import { isGuessable } from '../../../server/guessableSecret';

it.each([
  ...['password', 'Passw0rd', '123456789012345', 'short but odd 7'],
  ...[
    'passwordpassword',
    'secretsecretsecret',
    'change-me-please',
    'CHANGE_ME_CHANGE_ME',
    'changemechangeme',
  ],
  ...[
    'aaaaaaaaaaaaaaaa',
    'abababababababab',
    '1234567890123456',
    '0123456789abcdef',
    'abcdefghijklmnop',
  ],
  ...['qwertyuiopasdfgh', 'your-secret-here', 'super-secret-key-1', 'sitecore-editing-secret'],
  ...[
    'password12345678',
    'adminadminadmin1',
    'embeddedembedded',
    'letmeinletmein123',
    'correct horse battery staple',
  ],
  ...[
    'replace-this-value',
    'forecourt-secret-2026',
    'test-secret-test-secret',
    '----------------',
    'deadbeefdeadbeef',
  ],
])('recognises %j as guessable', (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

it('accepts random secrets in every usual form', () => {
  for (let tried = 0; tried < 500; tried += 1) {
    expect(isGuessable(randomBytes(16).toString('hex'))).toBe(false);
    expect(isGuessable(randomBytes(12).toString('base64url'))).toBe(false);
  }
  expect(isGuessable('blå elefanter dansar tango 7')).toBe(false);
});
