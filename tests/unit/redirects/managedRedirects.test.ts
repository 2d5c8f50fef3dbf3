import { messageText } from '../../../domain/localizable';
import { RE2JS } from 're2js';
import {
  compileInSlices,
  compileManagedRedirects,
  MAX_ADDRESS_CHARACTERS,
} from '../../../redirects/managedRedirects';
import { MAX_EXPRESSIONS, type ManagedRedirect } from '../../../redirects/managedRule';

const languages = ['sv', 'en'];
const managed = (pattern: string, target: string, overrides: Partial<ManagedRedirect> = {}) => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301' as const,
  locale: '',
  isQueryStringPreserved: false,
  isLanguagePreserved: false,
  ...overrides,
});

function answer(redirects: ManagedRedirect[], address: string) {
  const [path = '', query = ''] = address.split('?', 2);
  return compileManagedRedirects(redirects, languages).find(path, query);
}

/** Returns the reasons why redirects are skipped, with their positions. */
const listSkipReasons = (...redirects: ManagedRedirect[]) =>
  compileManagedRedirects(redirects, languages).skipped.map(
    ({ order, reason }) => `${order}: ${messageText(reason)}`,
  );

const location = (redirects: ManagedRedirect[], address: string) => {
  const redirect = answer(redirects, address);
  return redirect && 'location' in redirect ? redirect.location : undefined;
};

it.each([
  ['/old', '/new', '/OLD', '/new'],
  ['/old/', '/new', '/old', '/new'],
  ['old.html', '/new', '/old.html', '/new'],
  ['old.html', '/new', '/oldxhtml', undefined],
  ['/magi/gi', '/new', '/magi/gi', '/new'],
  ['/', '/new', '/', '/new'],
  ['/våra-bilar', '/new', '/v%C3%A5ra-bilar', '/new'],
  ['/old?id=7', '/new', '/old?x=1&id=7', '/new'],
  ['/old?id=7', '/new', '/old?id=8', undefined],
  ['/old/(.*)', '/new/$1', '/old/a/b', '/new/a/b'],
  ['^/old/(\\d+)-([a-z]+)$', '/new/$2/$1', '/old/7-abc', '/new/abc/7'],
  ['/^\\/old\\/(.*)$/gi', '/new/$1', '/Old/a', '/new/a'],
  ['/old/.*', '/new', '/very/old/a', undefined],
  ['/list\\?id=(\\d+)', '/item/$1', '/list?id=12', '/item/12'],
  ['/(a|b)', 'https://x.example/$1', '/b', 'https://x.example/b'],
  ['/old', '/$siteLang/new', '/old', '/sv/new'],
])('%s → %s: %s redirects to %s', (pattern, target, address, expected) => {
  expect(location([managed(pattern, target)], address)).toBe(expected);
});

it("responds with the status of the redirect's type", () => {
  expect(answer([managed('/a', '/b')], '/a')).toEqual({ location: '/b', status: 301 });
  expect(answer([managed('/a', '/b', { redirectType: 'REDIRECT_302' })], '/a')).toEqual({
    location: '/b',
    status: 302,
  });
  expect(answer([managed('/a', '/b?x=1', { redirectType: 'SERVER_TRANSFER' })], '/a')).toEqual({
    transfer: '/b?x=1',
  });
});

it('keeps the query and language when the editor chooses so', () => {
  const keepQuery = { isQueryStringPreserved: true };
  expect(location([managed('/a', '/b?x=1')], '/a?x=9&y=2')).toBe('/b?x=1');
  expect(location([managed('/a', '/b?x=1', keepQuery)], '/a?x=9&y=2')).toBe('/b?y=2&x=1');
  expect(location([managed('/a', '/b#c', keepQuery)], '/a?y=2')).toBe('/b?y=2#c');
  const keepLanguage = { isLanguagePreserved: true };
  expect(location([managed('/a', '/b')], '/en/a')).toBe('/b');
  expect(location([managed('/a', '/b', keepLanguage)], '/en/a')).toBe('/en/b');
  expect(location([managed('/a', '/', keepLanguage)], '/en/a')).toBe('/en');
  expect(location([managed('/a', '/b', keepLanguage)], '/a')).toBe('/b');
});

it('applies a rule with a language only to that language', () => {
  const english = [
    managed('/a', '/b', { locale: 'en' }),
    managed('/(x|y)', '/z', { locale: 'EN' }),
  ];
  expect(location(english, '/a')).toBeUndefined();
  expect(location(english, '/en/a')).toBe('/b');
  expect(location(english, '/y')).toBeUndefined();
  expect(location(english, '/en/y')).toBe('/z');
});

it('the first matching rule is used, address or expression', () => {
  const rules = [
    managed('/a/(.*)', '/1'),
    managed('/a/b', '/2'),
    managed('/c/d', '/3'),
    managed('/c/.*', '/4'),
  ];
  expect(location(rules, '/a/b')).toBe('/1');
  expect(location(rules, '/c/d')).toBe('/3');
  expect(location(rules, '/c/e')).toBe('/4');
});

it('reports and skips invalid rules, and applies the others', () => {
  const bad = [
    managed('/(unclosed', '/b'),
    managed('/(?=look)ahead', '/b'),
    managed('/(a)\\1', '/b'),
    managed(`/${'x'.repeat(1001)}`, '/b'),
    managed('/a', 'javascript:alert(1)'),
    managed('/a', '//evil.example'),
    managed('/a', 'https://good.example$1'),
    managed('/a', 'https://x.example/', { redirectType: 'SERVER_TRANSFER' }),
  ];
  const { skipped, find } = compileManagedRedirects([...bad, null, managed('/a', '/b')], languages);
  expect(skipped.map(({ pattern }) => pattern)).toEqual(bad.map(({ pattern }) => pattern));
  expect(skipped.every(({ reason }) => messageText(reason) !== '')).toBe(true);
  expect(find('/a', '')).toEqual({ location: '/b', status: 301 });
});

it('limits the number of expressions and the length of addresses', () => {
  const many = Array.from({ length: MAX_EXPRESSIONS + 2 }, (_, index) =>
    managed(`/x${index}/(.*)`, '/y'),
  );
  const { skipped, find } = compileManagedRedirects(many, languages);
  expect(skipped).toHaveLength(2);
  expect(find(`/x0/${'a'.repeat(MAX_ADDRESS_CHARACTERS)}`, '')).toBeUndefined();
});

it.each([
  ['/go/(.*)', '/$1', '/go//evil.example/x', '/evil.example/x'],
  ['/go/(.*)', '/$1', '/go/%2Fevil.example', '/%2Fevil.example'],
  ['/go(.*)', 'https://x.example/$1', '/go@evil.example/', 'https://x.example/@evil.example/'],
])(
  'a captured group cannot change the origin: %s → %s for %s',
  (pattern, target, address, expected) => {
    expect(location([managed(pattern, target)], address)).toBe(expected);
  },
);

describe('equivalent spellings of an address match', () => {
  it.each([
    ['/åkerier', '/Åkerier', '/b'],
    ['/åkerier', '/%C3%85KERIER', '/b'],
    ['/åkerier', '/a%CC%8Akerier', '/b'],
    ['/a\u030akerier', '/%C3%A5kerier', '/b'],
    ['/%C3%A5kerier', '/%c3%85kerier', '/b'],
    ['/om-oss', '/om%2Doss', '/b'],
    ['/om%2Doss', '/om-oss', '/b'],
    ['/~anna', '/%7Eanna', '/b'],
    ['/straße', '/STRASSE', '/b'],
    ['/a%2Fb', '/a/b', undefined],
    ['/a%2fb', '/A%2FB', '/b'],
    ['/a%3Fb', '/a', undefined],
    ['/a%25b', '/a%2525b', undefined],
    ['/%E5', '/%e5', '/b'],
    ['/%E5', '/%C3%A5', undefined],
  ])('rule %s, request %s: %s', (pattern, address, expected) => {
    expect(location([managed(pattern, '/b')], address)).toBe(expected);
  });

  it.each([
    ['^/Öppet/(.*)$', '/x/$1', '/öppet/a', '/x/a'],
    ['^/Öppet/(.*)$', '/x/$1', '/o%CC%88ppet/%C3%85', '/x/%C3%85'],
    ['^/%C3%96ppet/(.*)$', '/x/$1', '/%C3%B6ppet/a%20b', '/x/a%20b'],
    ['^/[åä]ker/(\\d+)$', '/x/$1', '/%C3%84ker/7', '/x/7'],
    ['^/om%2Doss%28(\\d)%29$', '/x/$1', '/om-oss(7)', '/x/7'],
    ['^/om-oss/(.*)$', '/x/$1', '/om%2Doss/A', '/x/A'],
    ['^/om-oss/(.*)$', '/x?q=$1', '/om%2Doss/a%26b', '/x?q=a%26b'],
    ['^/a/(.*)$', '/$1', '/a/%2Fevil.example', '/%2Fevil.example'],
  ])('rule %s → %s, request %s: %s', (pattern, target, address, expected) => {
    expect(location([managed(pattern, target)], address)).toBe(expected);
  });

  it('a rule with the same spelling precedes an equivalent one', () => {
    const rules = [managed('^/om%2Doss/(.*)$', '/1'), managed('^/om-oss/(.*)$', '/2')];
    expect(location(rules, '/om-oss/a')).toBe('/2');
    expect(location(rules, '/om%2Doss/a')).toBe('/1');
  });
});

it.each([
  ['^/q\\?a=1&b=2$', '/x', '/q?a=1&b=2', '/x'],
  ['^/q\\?a=1&b=2$', '/x', '/q?b=2&a=1', '/x'],
  ['^/q\\?a=1&b=2$', '/x', '/q?b=2&utm_source=y&a=1', '/x'],
  ['^/q\\?a=1&b=2$', '/x', '/q?a=1&b=3', undefined],
  ['^/q\\?a=1&b=2$', '/x', '/q?a=1', undefined],
  ['^/q\\?id=(\\d+)&t=([a-z]+)$', '/x/$2/$1', '/q?t=news&id=7', '/x/news/7'],
  ['^/q\\?id=(\\d+)$', '/x/$1', '/q?gclid=z&id=7', '/x/7'],
  ['^/q\\?town=Ö(.*)$', '/x/$1', '/q?utm=1&town=%C3%96rebro', '/x/rebro'],
  ['^/(en|sv)/q\\?id=(\\d+)$', '/x/$2', '/en/q?x=1&id=7', '/x/7'],
  ['^/q\\?a=1(&.*)?$', '/x?y=2$1', '/q?a=1&b=2', '/x?y=2&b=2'],
])(
  'the order of query parameters does not matter: %s → %s for %s: %s',
  (pattern, target, address, expected) => {
    expect(location([managed(pattern, target)], address)).toBe(expected);
  },
);

it('$10 is the tenth group if there is one, otherwise the first group and a zero', () => {
  const ten = `/${'(\\w)'.repeat(10)}`;
  expect(location([managed(ten, '/x/$10$1')], '/abcdefghij')).toBe('/x/ja');
  expect(location([managed('/(\\w)', '/x/$10')], '/a')).toBe('/x/a0');
});

describe('managed redirects that form a loop', () => {
  const outward = managed('/a', '/b');
  const back = managed('/b', '/a');

  it('redirects that form a loop are ignored and reported', () => {
    const { find } = compileManagedRedirects([outward, back, managed('/x', '/a')], languages);
    expect([find('/a', ''), find('/b', '')]).toEqual([undefined, undefined]);
    expect(find('/x', '')).toEqual({ location: '/a', status: 301 });
    const circle = 'it leads around in a circle';
    expect(listSkipReasons(outward, back, managed('/x', '/a'))).toEqual([
      `0: ${circle}`,
      `1: ${circle}`,
    ]);
  });

  it.each([
    [[managed('/a', '/b'), managed('/b', '/c'), managed('/c', '/a')], '/c'],
    [[managed('^/a/(.*)$', '/b/$1'), managed('^/b/(.*)$', '/a/$1')], '/a/7'],
    [[managed('/å', '/b'), managed('/b', '/%C3%A5')], '/%C3%85'],
    [
      [
        managed('/a', '/b', { isQueryStringPreserved: true }),
        managed('/b', '/a', { isQueryStringPreserved: true }),
      ],
      '/a?x=1',
    ],
  ])('other forms of loops are ignored: %#', (rules, address) => {
    expect(location(rules, address)).toBeUndefined();
  });
});

it('reports a rule that another one hides', () => {
  expect(listSkipReasons(managed('/test', '/a'), managed('/en/test', '/b'))).toEqual([
    '1: it is never reached: the redirect from "/test" comes first',
  ]);
  expect(listSkipReasons(managed('/en/test', '/b'), managed('/test', '/a'))).toEqual([]);
  expect(listSkipReasons(managed('/t.*', '/a'), managed('/Test', '/b'))).toEqual([
    '1: it is never reached: the redirect from "/t.*" comes first',
  ]);
  expect(listSkipReasons(managed('/test', '/a', { locale: 'en' }), managed('/test', '/b'))).toEqual(
    [],
  );
  expect(listSkipReasons(managed('/test?id=7', '/a'), managed('/test', '/b'))).toEqual([]);
  expect(listSkipReasons(managed('/test', '/a'), managed('/test?id=7', '/b'))).toEqual([
    '1: it is never reached: the redirect from "/test" comes first',
  ]);
});

it('does not redirect an address to itself', () => {
  expect(
    answer([managed('/a/?', '/a', { isQueryStringPreserved: true })], '/a?x=1'),
  ).toBeUndefined();
});

it('an expression with catastrophic backtracking is matched in linear time', () => {
  const evil = compileManagedRedirects(
    [managed('/((a+)+)+', '/b'), managed('/(a|a)*b', '/c')],
    languages,
  );
  expect(evil.find(`/${'a'.repeat(2000)}!`, '')).toBeUndefined();
});

describe('the compiled size of expressions is limited', () => {
  /** Short expressions of various kinds that compile to large programs. */
  const large: [string, (at: number) => string][] = [
    ['nested repetitions', (at) => `/([a-z]{1,30}-){1,30}z${at}`],
    ['one repetition after the other', (at) => `/${'[a-z]{1000}'.repeat(85)}z${at}`],
    ['optional ones', (at) => `/(?:[a-z-]?){900}z${at}`],
    ['open ones', (at) => `/(?:(?:ab|c){20,}){20,}${at}`],
    [
      'groups in groups',
      (at) => `/${'('.repeat(200)}a${'){1,2}'.repeat(9)}${')'.repeat(191)}${at}`,
    ],
    ['classes of Unicode', (at) => `/(?:\\pL?\\PL?){400}${at}`],
    ['ranges over all signs', (at) => `/${'[B-\\x{1E942}]'.repeat(60)}${at}`],
    ['classes in a choice', (at) => `/${Array(90).fill('\\p{L}x').join('|')}${at}`],
    ['many groups', (at) => `/${'(a*)'.repeat(200)}${at}`],
    ['what ends late', (at) => `/(.*a.{900})${at}`],
    ['many for each address', (at) => `.*/x(.*)-${at}y(.*)\\.html`],
  ];
  const tick = () => new Promise((resolve) => setImmediate(resolve));

  it.each(large)(
    '%s: compiled in slices, and long addresses are matched quickly',
    async (_, pattern) => {
      const rules = Array.from({ length: 500 }, (__, index) => managed(pattern(index), '/new/$1'));
      const compiling = compileInSlices([...rules, managed('/old', '/new')], languages);
      let slices = 0;
      let isOver = false;
      void compiling.finally(() => (isOver = true));
      for (; !isOver; slices += 1) await tick();
      const compiled = await compiling;
      // Yields to the event loop after each rule, so that requests are answered in between.
      expect(slices).toBeGreaterThan(499);
      const instructions = compiled.rules.map(({ match }) =>
        match.kind === 'expression' ? match.asWritten.expression.programSize() : 0,
      );
      expect(Math.max(...instructions)).toBeLessThanOrEqual(2_000);
      expect(instructions.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000);
      expect(compiled.find('/old', '')).toEqual({ location: '/new', status: 301 });
      for (const address of [
        'a'.repeat(2040),
        'ab-'.repeat(600),
        'a'.repeat(90),
        'x-'.repeat(25),
      ]) {
        const { user } = process.cpuUsage();
        compiled.find(`/${address}`, '');
        // CPU time, which does not depend on the load of the machine.
        expect(process.cpuUsage({ user, system: 0 }).user / 1000).toBeLessThan(200);
      }
    },
  );

  it('does not compile an expression that is too large', () => {
    const rules = Array.from({ length: 2_000 }, (_, index) =>
      managed(`/${'[a-z]{1000}'.repeat(85)}z${index}`, '/new'),
    );
    const compile = jest.spyOn(RE2JS, 'compile');
    const { skipped } = compileManagedRedirects(rules, languages);
    expect(compile).not.toHaveBeenCalled();
    compile.mockRestore();
    expect(skipped).toHaveLength(2_000);
    expect(skipped[7]).toEqual({
      order: 7,
      pattern: rules[7]?.pattern,
      reason: expect.objectContaining({
        text: expect.stringContaining('more than 2000 steps') as string,
      }) as object,
    });
  });

  it('accepts the maximum number of ordinary expressions', () => {
    const rules = Array.from({ length: MAX_EXPRESSIONS }, (_, index) =>
      managed(`/archive-${index}/([a-z-]+)/(\\d+)\\.html`, '/new/$1'),
    );
    const { skipped, find } = compileManagedRedirects(rules, languages);
    expect(skipped).toEqual([]);
    expect(find(`/archive-499/${'a-'.repeat(600)}/7.html`, '')).toMatchObject({ status: 301 });
  });

  it('rejects an unbalanced bracket that would close the surrounding group', () => {
    const { skipped } = compileManagedRedirects([managed('/a)|(?:.*', '/b')], languages);
    expect(skipped).toHaveLength(1);
  });
});
