import { findBareHost } from '../../../redirects/bareHost';

const hosts = ['automotive.example', 'www.automotive.example'];

it.each([
  [
    'www.automotive.example',
    '/kop-bil?x=%C3%A5&x=2',
    'https://automotive.example/kop-bil?x=%C3%A5&x=2',
  ],
  ['WWW.Automotive.example:8443', '/', 'https://automotive.example:8443/'],
  ['automotive.example', '/', undefined],
  ['www.evil.example', '/', undefined],
  ['www.automotive.example@evil.example', '/', undefined],
  ['www.automotive.example', 'http://evil.example/', undefined],
])('[REDIR-05] [REDIR-149] %s%s → %s', (host, url, expected) => {
  expect(findBareHost({ protocol: 'https', host, url }, hosts)).toBe(expected);
});
