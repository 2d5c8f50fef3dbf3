import { readOrigin } from '../../../../domain/pages/publicOrigin';

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['HTTPS://Example.com:8443', 'https://example.com:8443'],
  ['http://[::1]:4000', 'http://[::1]:4000'],
  ['https://åäö.example', 'https://xn--4cab6c.example'],
])('%s is a valid origin', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

test.each([
  '',
  'example.com',
  'javascript:alert(1)',
  'https://a"onmouseover="x',
  'https://user:p@evil.example',
  'https://@evil.example',
  'https://example.com/path',
  'https://example.com/?',
  'https://example.com?q=1',
  'https://example.com#x',
  'https://exa mple.com',
  'https:\\\\evil.example',
  'https://example.com\n',
])('%j is not a valid origin', (text) => {
  expect(readOrigin(text)).toBeUndefined();
});
