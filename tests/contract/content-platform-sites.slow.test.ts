import { readBlocks, readLayout } from './testLayout';
import { TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});

afterAll(() => platform.close());

describe('site', () => {
  test('[SITE-09] returns the dictionary by site and language, a page at a time', async () => {
    const query = `query ($after: String) {
      site { siteInfo(site: "harbour") { dictionary(language: "sv", first: 3, after: $after) {
        total pageInfo { endCursor hasNext } results { key value }
      } } }
    }`;
    interface Found {
      site: {
        siteInfo: {
          dictionary: {
            total: number;
            pageInfo: { endCursor: string; hasNext: boolean };
            results: object[];
          };
        };
      };
    }
    const page = async (after: string) =>
      (await platform.read<Found>(query, { after })).site.siteInfo.dictionary;
    const first = await page('');
    expect(first.total).toBe(4);
    expect(first.pageInfo.hasNext).toBe(true);
    expect(first.results[0]).toEqual({ key: 'search', value: 'Sök' });
    const second = await page(first.pageInfo.endCursor);
    expect(second.results).toEqual([{ key: 'brand', value: 'Harbour' }]);
    expect(second.pageInfo.hasNext).toBe(false);
  });

  test('returns routes by language, with included and excluded paths', async () => {
    const query = `query ($language: String!, $in: [String], $out: [String]) {
      site { siteInfo(site: "harbour") { routes(language: $language, first: 50, includedPaths: $in, excludedPaths: $out) {
        total results { routePath route { languages { language { name } url { path } } noIndex: field(name: "noIndex") { value } } }
      } } }
    }`;
    interface Found {
      site: { siteInfo: { routes: { total: number; results: { routePath: string }[] } } };
    }
    const routes = async (variables: Record<string, unknown>): Promise<string[]> => {
      const { site } = await platform.read<Found>(query, variables);
      return site.siteInfo.routes.results.map(({ routePath }) => routePath);
    };
    expect(await routes({ language: 'sv' })).toEqual([
      '/',
      '/404',
      '/broken',
      '/cars',
      '/cars/vintage',
    ]);
    expect(await routes({ language: 'en' })).toEqual(['/', '/404', '/broken', '/cars']);
    expect(await routes({ language: 'sv', in: ['/cars'] })).toEqual(['/cars', '/cars/vintage']);
    expect(await routes({ language: 'sv', out: ['/cars', '/404'] })).toEqual(['/', '/broken']);
  });

  test('returns redirects, robots, sitemap, error pages and hosts; an unknown site is null', async () => {
    const answer = await platform.query(`{
      site {
        allSiteInfo { total results { name } }
        nobody: siteInfo(site: "nobody") { name }
        siteInfo(site: "harbour") {
          name rootPath hostname language robots sitemap
          redirects { pattern target redirectType isQueryStringPreserved isLanguagePreserved locale }
          errorHandling(language: "en") { notFoundPagePath notFoundPage { rendered } serverErrorPagePath serverErrorPage { id } }
        }
      }
    }`);
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({
      site: {
        allSiteInfo: { total: 1, results: [{ name: 'harbour' }] },
        nobody: null,
        siteInfo: {
          name: 'harbour',
          rootPath: '/sitecore/content/harbour',
          hostname: 'harbour.example|*.harbour.example',
          language: 'sv',
          robots: 'User-agent: *\nAllow: /\n',
          sitemap: ['https://harbour.example/sitemap.xml'],
          redirects: [
            {
              pattern: '/old',
              target: '/cars',
              redirectType: 'REDIRECT_301',
              isQueryStringPreserved: true,
              isLanguagePreserved: false,
              locale: '',
            },
          ],
          errorHandling: {
            notFoundPagePath: '/404',
            serverErrorPagePath: '/500',
            serverErrorPage: null,
          },
        },
      },
    });
  });
});

describe('invalid queries', () => {
  test.each([
    ['that do not parse', '{ layout('],
    ['for fields that do not exist', '{ site { secrets } }'],
    ['without what a field needs', '{ layout { item { id } } }'],
    [
      'with an unknown id format',
      '{ item(path: "/sitecore", language: "sv") { id(format: "Z") } }',
    ],
  ])('%s get GraphQL errors', async (_, query) => {
    const answer = await platform.query(query);
    expect(answer.status).toBe(200);
    expect(answer.errors?.length).toBeGreaterThan(0);
  });

  test('that are not GraphQL requests get 400, too long ones 413', async () => {
    const post = (body: unknown) =>
      platform.post('/graphql', body, { sc_apikey: 'key-of-the-test' });
    expect((await post('{ not json')).status).toBe(400);
    expect((await post({})).status).toBe(400);
    expect((await post([{ query: '{ __typename }' }])).status).toBe(400);
    expect((await post({ query: `{ __typename } # ${'x'.repeat(300_000)}` })).status).toBe(413);
  });

  test('that nest too deeply or would cost too much are refused', async () => {
    const deep = `{ item(path: "/sitecore", language: "sv") { ${'parent { '.repeat(25)} id ${'}'.repeat(25)} } }`;
    const children = 'children(first: 1000) { results { ';
    const costly = `{ item(path: "/sitecore", language: "sv") { ${children.repeat(3)} id ${'} }'.repeat(3)} } }`;
    const aliases = `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: search(where: { name: "_name", value: "x" }, first: 1000) { results { rendered } }`).join(' ')} }`;
    for (const query of [deep, costly, aliases]) {
      const answer = await platform.query(query);
      expect(answer.errors?.[0]?.extensions?.code).toBe('QUERY_TOO_LARGE');
      expect(answer.data).toBeUndefined();
    }
    expect((await platform.query('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  test('that spread fragments in a cycle or into many copies are refused quickly', async () => {
    const circle = 'query { item(language: "sv") { ...a } } fragment a on Item { parent { ...a } }';
    expect((await platform.query(circle)).errors?.[0]?.message).toMatch(/Cannot spread fragment/);
    const levels = Array.from(
      { length: 20 },
      (_, level) =>
        `fragment f${level} on Item { a: parent { ...f${level + 1} } b: parent { ...f${level + 1} } }`,
    );
    const many = `query { item(language: "sv") { ...f0 } } ${levels.join(' ')} fragment f20 on Item { id }`;
    expect((await platform.query(many)).errors?.[0]?.extensions?.code).toBe('QUERY_TOO_LARGE');
  });
});

describe('content files', () => {
  test('an error is reported with file and value, and only removes its own block or page', async () => {
    const problems = platform.store.problems.map(
      ({ file, path, message }) => `${file} ${path} ${message}`,
    );
    expect(problems).toEqual(
      expect.arrayContaining([
        'harbour/pages/broken.yml placeholders.main[0] "NoSuchBlock" is not a block',
        expect.stringMatching(
          /^harbour\/pages\/broken\.yml placeholders\.main\[1\]\.fields\.ButtonType must be one of Primary, .* not "Loud"$/,
        ),
        'harbour/pages/lost.yml fields.noIndex must be true or false',
        'harbour/pages/lost.yml fields.metaTitle has no value in en',
      ]),
    );
    const main = await readBlocks(platform, '/broken');
    expect(main.map((block) => block.fields)).toEqual([{ Title: { value: 'Stands' } }]);
    expect(await readLayout(platform, '/lost')).toBeNull();
  });
});
