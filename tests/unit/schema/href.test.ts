import { isHref } from '../../../schema/href';

test.each([
  '/a',
  'a',
  '#b',
  '?c',
  '//host/x',
  'https://host/x?a=\\b',
  'mailto:a@b.se',
  'TEL:+46',
  '/a:b',
])('a link may lead to %s', (href) => {
  expect(isHref(href)).toBe(true);
});

test.each([
  '/\\host',
  '\\\\host',
  '/\t/host',
  '/\n/host',
  'javascript:x',
  'java\tscript:x',
  ' vbscript:x',
  'data:x',
  'https:host',
  'http:/host',
  '/a\u0000',
])('no link leads to %j', (href) => {
  expect(isHref(href)).toBe(false);
});
