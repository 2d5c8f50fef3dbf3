import { createRedirects } from '../../../redirects/findRedirect';
import type { TableRow } from '../../../redirects/rule.types';

const to = (rows: TableRow[], address: string): string | undefined => {
  const [path = '', query = ''] = address.split('?', 2);
  return createRedirects(rows)(path, query)?.location;
};
const createRow = (source: string, destination: string, query = ''): TableRow[] => [
  { source, destination, query },
];

it.each([
  ['a named parameter', createRow('/a/:id', '/b/:id'), '/a/7', '/b/7'],
  ['a parameter with text around it', createRow('/a/x-:id.html', '/b/:id'), '/a/X-7.HTML', '/b/7'],
  [
    'a parameter is a whole piece, never empty',
    createRow('/a/x-:id', '/b/:id'),
    '/a/x-',
    undefined,
  ],
  ['a parameter does not span slashes', createRow('/a/:id', '/b'), '/a/7/8', undefined],
  ['a star of none', createRow('/a/:path*', '/b/:path*'), '/a', '/b'],
  ['a star of several', createRow('/a/:path*', '/b/:path*'), '/a/1/2/3', '/b/1/2/3'],
  ['a plus of several', createRow('/a/:path+', '/b/:path+'), '/a/1/2', '/b/1/2'],
  ['a plus wants one', createRow('/a/:path+', '/b/:path+'), '/a', undefined],
  ['a wildcard in the middle', createRow('/a/:p*/z/:id', '/b/:p*/:id'), '/a/1/2/z/9', '/b/1/2/9'],
  ['a wildcard that leads to the root', createRow('/en/:path*', '/:path*'), '/en', '/'],
  [
    'letter case of the source ignored, of values kept',
    createRow('/Old/:id', '/b/:id'),
    '/oLD/Ab',
    '/b/Ab',
  ],
  [
    'values carried as encoded as they came',
    createRow('/a/:id', '/b/:id'),
    '/a/%C3%A5%2Fx',
    '/b/%C3%A5%2Fx',
  ],
  ['encoded values for raw input', createRow('/a/:id', '/b/:id'), '/a/å"', '/b/%C3%A5%22'],
  ['unencoded letters in a source', createRow('/våra-bilar', '/b'), '/v%c3%a5ra-bilar', '/b'],
  [
    'a full address',
    createRow('/a/:id', 'https://x.example/j/:id'),
    '/a/7',
    'https://x.example/j/7',
  ],
])('matching: %s', (_, rows, address, expected) => {
  expect(to(rows, address)).toBe(expected);
});

it.each([
  ['passes the query on', createRow('/a', '/b'), '/a?x=1&y=%20', '/b?x=1&y=%20'],
  ['merges: the destination wins', createRow('/a', '/b?x=9&x=8'), '/a?x=1&y=2', '/b?y=2&x=9&x=8'],
  ['recognises an encoded key', createRow('/a', '/b?x y=9'), '/a?x+y=1&x%20y=2', '/b?x%20y=9'],
  ['stands before the hash', createRow('/a', '/b?x=1#part'), '/a?y=2', '/b?y=2&x=1#part'],
  [
    'takes parameters in query and hash',
    createRow('/a/:id', '/b?i=:id#p-:id'),
    '/a/7',
    '/b?i=7#p-7',
  ],
  ['drops what follows a #', createRow('/a', '/b'), '/a?x=1#y', '/b?x=1'],
  ['encodes what a header cannot hold', createRow('/a', '/b'), '/a?x=å"\r\ny', '/b?x=%C3%A5%22y'],
])('query: %s', (_, rows, address, expected) => {
  expect(to(rows, address)).toBe(expected);
});

it.each([
  ['key=value', 'cat=service', '/a?cat=service', true],
  ['another value', 'cat=service', '/a?cat=services', false],
  ['values keep their letter case', 'cat=service', '/a?cat=Service', false],
  ['all conditions', 'br=BMW&so', '/a?so=1&br=BMW', true],
  ['one of two is missing', 'br=BMW&so', '/a?br=BMW', false],
  ['the last of a repeated key counts', 'br=BMW', '/a?br=x&br=BMW', true],
  ['not the first of a repeated key', 'br=BMW', '/a?br=BMW&br=x', false],
  ['a bare key', 'so', '/a?so=1', true],
  ['a bare key is not met by an empty value', 'so', '/a?so=', false],
  ['nor by the key alone', 'so', '/a?so', false],
  ['encoded values', 'town=G%C3%B6teborg', '/a?town=G%c3%b6teborg', true],
])('condition: %s', (_, query, address, met) => {
  expect(to(createRow('/a', '/b?br=&so=&cat=&town=', query), address) !== undefined).toBe(met);
});

it('the first matching row is used, with or without pattern or conditions', () => {
  const rows: TableRow[] = [
    { source: '/a/:id', query: 'x=1', destination: '/1' },
    { source: '/a/b', destination: '/2' },
    { source: '/a/:id', destination: '/3' },
    { source: '/a/c', destination: '/never' },
    { source: '/:area/c', destination: '/never' },
    { source: '/:path+', destination: '/6' },
  ];
  expect(to(rows, '/a/b?x=1')).toBe('/1?x=1');
  expect(to(rows, '/a/b')).toBe('/2');
  expect(to(rows, '/a/c')).toBe('/3');
  expect(to(rows, '/z/z/z')).toBe('/6');
});

it.each([
  ['/a/', '/a'],
  ['/a/b/?x=1', '/a/b?x=1'],
  ['//a', '/a'],
  ['/a//b///c?x=//y', '/a/b/c?x=//y'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
  ['/', undefined],
])('[REDIR-12] slashes of %s are redirected before the table is searched', (address, expected) => {
  const rows = [
    ...createRow('/a', '/never'),
    ...createRow('/a/b', '/never'),
    ...createRow('/evil.example', '/never'),
  ];
  expect(to(rows, address)).toBe(expected);
});

it('dot segments are resolved before matching, and a target that is not a path is not redirected', () => {
  expect(to(createRow('/a', '/b'), '/x/../a')).toBe('/b');
  expect(to(createRow('/a', '/b'), '/x/%2E%2e/a')).toBe('/b');
  expect(to(createRow('/a', '/b'), '*')).toBeUndefined();
  expect(to(createRow('/:p*', '/b'), 'http://evil.example/')).toBeUndefined();
});

it.each([
  ['a', '/b', '', /start with/],
  ['/a//b', '/b', '', /"\/\/"/],
  ['/a?x=1', '/b', '', /column "query"/],
  ['/a/(.*)', '/b', '', /not supported/],
  ['/a/:id?', '/b', '', /column "query"/],
  ['/a/:1', '/b', '', /starts with a letter/],
  ['/a/:x-:y', '/b', '', /two parameters/],
  ['/a/x:p*', '/b', '', /alone/],
  ['/a/:p*/:q*', '/b', '', /more than one wildcard/],
  ['/a/:x/:x', '/b', '', /twice/],
  ['/a/b.:x', '/b', '', /dot/],
  ['/a', '//evil.example', '', /"\/\/"/],
  ['/a/:host', 'https://:host/', '', /no parameter in the host/],
  ['/a/:host', 'https://:host.example/', '', /no parameter in the host/],
  ['/a', 'javascript:alert(1)', '', /must start with/],
  ['/a', '/b/:id', '', /no ":id"/],
  ['/a/:p*', '/b/:p', '', /same "\*" or "\+"/],
  ['/a/:p*', '/b/:p+', '', /same "\*" or "\+"/],
  ['/a/:p*', '/b?x=:p*', '', /alone/],
  ['/a', '/b', 'x=1&x=2', /twice/],
  ['/a', '/b', 'x=', /no value/],
  ['/a', '/b', '=x', /no key/],
  ['/a/:x', '/b', 'x', /both/],
])('rejects %s → %s (%s)', (source, destination, query, message) => {
  const place = { file: 'redirects/site.csv', line: 7 };
  expect(() => createRedirects([{ source, destination, query, place }])).toThrow(message);
  expect(() => createRedirects([{ source, destination, query, place }])).toThrow(
    /^redirects\/site\.csv:7: /,
  );
});

describe('equivalent spellings of an address match', () => {
  it.each([
    ['/återförsäljare', '/%C3%85terf%C3%B6rs%C3%A4ljare', '/b'],
    ['/återförsäljare', '/a%CC%8Aterfo%CC%88rsa%CC%88ljare', '/b'],
    ['/US%20%28Default%29/:slug*', '/US%20(Default)/x', '/b'],
    ['/US (Default)/x', '/us%20(default)/x', '/b'],
    ['/US \\(Default\\)/x', '/US%20%28Default%29/x', '/b'],
    ['/bil%2Bverkstad', '/bil+verkstad', '/b'],
    ['/bil+verkstad', '/bil%2Bverkstad', '/b'],
    ['/bil\\+verkstad', '/bil+verkstad', '/b'],
    ['/om-oss', '/om%2Doss', '/b'],
    ['/about', '/%61bout', '/b'],
    ['/~anna', '/%7Eanna', '/b'],
    ['/a,b', '/a%2Cb', '/b'],
    ['/[x]', '/%5Bx%5D', '/b'],
    ['/a%2Fb', '/a/b', undefined],
    ['/a%3Fb', '/a%3fb', '/b'],
    ['/a%23b', '/a', undefined],
    ['/100%25', '/100%25', '/b'],
  ])('source %s, request %s: %s', (source, address, expected) => {
    expect(to(createRow(source, '/b'), address)).toBe(expected);
  });

  it('parameters keep the spelling of the request', () => {
    const rows = createRow('/Biler/:model/Škoda', '/b/:model');
    expect(to(rows, '/biler/%C3%85x/%C5%A1koda')).toBe('/b/%C3%85x');
    const infix = createRow('/bil-på-:town.html', '/b/:town');
    expect(to(infix, '/BIL%2Dp%C3%85-Orsa%2Dby.html')).toBe('/b/Orsa%2Dby');
    expect(to(infix, '/bil-pa%CC%8A-%C3%96rebro%2Ehtml')).toBe('/b/%C3%96rebro');
    expect(to(createRow('/å/:path*', '/b/:path*'), '/%C3%85/x%2Dy/z')).toBe('/b/x%2Dy/z');
  });

  it('a row with the same spelling as the address precedes an equivalent one', () => {
    const rows = [...createRow('/om%2Doss', '/1'), ...createRow('/om-oss', '/2')];
    expect(to(rows, '/om-oss')).toBe('/2');
    expect(to(rows, '/om%2Doss')).toBe('/1');
    expect(to(rows, '/om%2doss')).toBe('/1');
    expect(to(rows, '/%6Fm-oss')).toBe('/1');
  });

  it.each([
    '/a/:id(\\d+)',
    '/a/(x|y)',
    '/a/(.+)',
    '/a/([a-z])',
    '/a/(x)+',
    '/a*',
    '/{a}',
    '/a/(?:x)',
  ])('rejects the unsupported pattern %s', (source) => {
    expect(() => createRedirects(createRow(source, '/b'))).toThrow(/not supported|column "query"/);
  });
});
