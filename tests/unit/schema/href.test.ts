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
])('accepts %s as the address of a link', (href) => {
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
])('rejects %j as the address of a link', (href) => {
  expect(isHref(href)).toBe(false);
});
