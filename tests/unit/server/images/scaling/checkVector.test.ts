import { checkVector, CostlyVectorError } from '../../../../../server/images/scaling/checkVector';
import { nestedUses } from '../imageUpstream';

const check = (content: string) => () =>
  checkVector(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${content}</svg>`,
    ),
  );
const levels = (level: (index: number) => string) =>
  Array.from({ length: 8 }, (_, index) => level(index)).join('');

test.each([
  ['shapes', '<path d="M0 0h9v9z"/>'.repeat(2000)],
  ['a symbol used often', `<symbol id="a"><path/></symbol>${'<use href="#a"/>'.repeat(500)}`],
  ['a gradient that inherits', levels((n) => `<linearGradient id="a${n}" href="#a${n + 1}"/>`)],
  ['a clipped group', '<clipPath id="c"><path/></clipPath><g clip-path="url(#c)"><path/></g>'],
  ['a shadow', '<filter id="f"><feGaussianBlur stdDeviation="4 4"/></filter><g filter="url(#f)"/>'],
  ['a style sheet', '<style>.a{fill:url(#p)}</style><linearGradient id="p"/><path class="a"/>'],
])('accepts %s', (_, content) => {
  expect(check(content)).not.toThrow();
});

test.each([
  ['deeply nested use elements', nestedUses(10)],
  ['the same with a namespace prefix', nestedUses(10).replaceAll('href', 'x:href')],
  ['an element that uses itself', '<g id="a"><use href="#a"/></g>'],
  [
    'patterns within patterns',
    levels((n) => `<pattern id="p${n + 1}">${`<path fill="url(#p${n})"/>`.repeat(10)}</pattern>`) +
      '<pattern id="p0"><path/></pattern><path fill="url(#p8)"/>',
  ],
  [
    'a marker on each of many corners',
    `<marker id="m">${'<path/>'.repeat(100)}</marker><path marker-mid="url(#m)" d="${'h1 '.repeat(5000)}"/>`,
  ],
  [
    'a style sheet for everything',
    `<style>*{filter:url(#f)}</style><filter id="f"><feTurbulence/></filter>${'<path/>'.repeat(200)}`,
  ],
  ['a wide filter', '<filter><feMorphology radius="100000"/></filter>'],
  ['many filter steps', `<filter>${'<feTile/>'.repeat(100)}</filter>`],
  ['a drawing within', '<image href="data:image/svg+xml;base64,AAAA"/>'],
  ['an inclusion', '<xi:include href="file:///etc/hosts" parse="text"/>'],
  ['excessive depth', '<g>'.repeat(10_000)],
  ['excessive length', ' '.repeat(1_100_000)],
])('rejects %s', (_, content) => {
  expect(check(content)).toThrow(CostlyVectorError);
});

test('rejects entities', () => {
  const entities =
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg>&b;</svg>';
  expect(() => checkVector(Buffer.from(entities))).toThrow(CostlyVectorError);
  expect(() => checkVector(Buffer.from('<!DOCTYPE svg PUBLIC "a" "b"><svg/>'))).not.toThrow();
});
