/** @jest-environment node */
import { TestPlatform } from './testPlatform';

jest.setTimeout(60_000);

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});

afterAll(() => platform.close());

interface Rendering {
  uid: string;
  componentName: string;
  dataSource: string;
  params: Record<string, string>;
  fields: Record<string, unknown>;
  placeholders: Record<string, Rendering[]>;
}

interface Layout {
  sitecore: {
    context: Record<string, unknown>;
    route: Record<string, unknown> & { placeholders: Record<string, Rendering[]> };
  };
}

async function layoutOf(routePath: string, language = 'sv'): Promise<Layout | null> {
  const answer = await platform.query<{ layout: { item: { rendered: Layout } | null } }>(
    `query ($site: String!, $routePath: String!, $language: String!) {
      layout(site: $site, routePath: $routePath, language: $language) { item { rendered } }
    }`,
    { site: 'harbour', routePath, language },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data?.layout.item?.rendered ?? null;
}

describe('keys', () => {
  test('[SITE-06] a query is a POST with the API key in the header sc_apikey', async () => {
    expect((await platform.query('{ site { siteInfoCollection { name } } }')).data).toEqual({
      site: { siteInfoCollection: [{ name: 'harbour' }] },
    });
    for (const key of ['', 'wrong', 'key-of-the-test ']) {
      const answer = await platform.post(
        '/graphql',
        { query: '{ __typename }' },
        { sc_apikey: `x${key}` },
      );
      expect(answer.status).toBe(401);
    }
    expect((await platform.post('/graphql', { query: '{ __typename }' })).status).toBe(401);
    const get = await fetch(`${platform.url}/graphql`, {
      headers: { sc_apikey: 'key-of-the-test' },
    });
    expect(get.status).toBe(405);
  });

  test('an editing request needs the editing secret as well', async () => {
    const refused = await platform.query('{ __typename }', {}, { sc_editMode: 'true' });
    expect(refused.status).toBe(401);
    expect((await platform.preview('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });
});

describe('layout', () => {
  test('[SITE-06] gives the page in the wire shape, by literals as well as by variables', async () => {
    const answer = await platform.query<{ layout: { item: { id: string; rendered: Layout } } }>(
      '{ layout(site: "harbour", routePath: "/", language: "en") { item { id rendered } } }',
    );
    const { id, rendered } = answer.data!.layout.item;
    expect(id).toMatch(/^[0-9A-F]{32}$/);
    expect(rendered).toEqual(await layoutOf('/', 'en'));
    const { context, route } = rendered.sitecore;
    expect(context).toEqual({
      pageEditing: false,
      pageState: 'normal',
      site: { name: 'harbour' },
      language: 'en',
      languages: ['sv', 'en'],
      itemPath: '/en',
      variantId: '_default',
    });
    expect(route).toMatchObject({
      name: 'Home',
      displayName: 'Cars by the harbour',
      itemLanguage: 'en',
      itemVersion: 1,
      templateName: 'HomePage',
      databaseName: 'web',
      fields: { metaTitle: { value: 'Cars by the harbour' }, noIndex: { value: false } },
    });
    expect(Object.keys(route.placeholders)).toEqual(['header', 'main', 'footer']);
    expect(route.itemId).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  test('blocks carry fields, parameters and nested placeholders', async () => {
    const main = (await layoutOf('/'))!.sitecore.route.placeholders.main!;
    const [hero, row, list] = main;
    expect(main.map((block) => block.componentName)).toEqual([
      'HeroBanner',
      'StageRow',
      'LinkList',
    ]);
    expect(new Set(main.map((block) => block.uid)).size).toBe(3);
    expect(hero!.dataSource).toMatch(/^\{[0-9A-F-]{36}\}$/);
    expect(hero!.fields).toEqual({
      Title: { value: 'Välkommen' },
      Link: { value: { href: '/cars?new=1#top', text: 'Se bilar', linktype: 'internal' } },
      ButtonType: { value: 'Secondary' },
      Image: {
        value: {
          src: '/-/media/scenes/showroom-day.jpg',
          alt: 'En hall',
          width: 1920,
          height: 1080,
        },
      },
      ShowSearchBar: { value: true },
    });
    expect(row!.params).toEqual({ anchor: 'models' });
    expect(row!.fields.Columns).toEqual({ value: 3 });
    const cards = row!.placeholders['stage-row']!;
    expect(cards.map((card) => card.fields)).toEqual([
      { Title: { value: 'One' }, Label1: { value: '450' } },
      { Title: { value: 'Two' } },
    ]);
    expect(list!.fields.Items).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Items 1',
        url: '',
        displayName: 'Items 1',
        fields: {
          Text: { value: 'Bil' },
          Link: { value: { href: 'tel:+4600', linktype: 'tel' } },
          Icon: { value: 'Car' },
        },
      },
      expect.objectContaining({ name: 'Items 2' }),
    ]);
  });

  test('internal addresses get the language in other languages than the default', async () => {
    const { placeholders } = (await layoutOf('/', 'en'))!.sitecore.route;
    const hero = placeholders.main![0]!;
    expect(hero.fields.Link).toMatchObject({ value: { href: '/en/cars?new=1#top' } });
    expect(JSON.stringify(placeholders.footer)).toContain('<a href=\\"/en/cars\\">');
    const cars = (await layoutOf('/cars', 'en'))!.sitecore.route.placeholders.main![0]!;
    expect(cars.fields.RichText).toEqual({
      value: '<p>Text <a class="x" href="/en">home</a></p>',
    });
  });

  test('a route is found whatever its case and with a slash at the end', async () => {
    expect(await layoutOf('/Cars/')).toEqual(await layoutOf('/cars'));
  });

  test('what does not exist is null: route, language, site, and an address that tries to leave', async () => {
    expect(await layoutOf('/nowhere')).toBeNull();
    expect(await layoutOf('/cars/vintage', 'en')).toBeNull();
    expect(await layoutOf('/cars', 'xx')).toBeNull();
    expect(await layoutOf('/../Settings')).toBeNull();
    expect(await layoutOf('/Data')).toBeNull();
    expect(await layoutOf('/cars", language: "en')).toBeNull();
    const unknown = await platform.query(
      '{ layout(site: "nobody", routePath: "/") { item { id } } }',
    );
    expect(unknown.data).toEqual({ layout: { item: null } });
  });

  test('[SITE-07] [SITE-08] the site root is the parent of the home item, whose path is the home path', async () => {
    const answer = await platform.query(
      `query ($site: String!, $language: String!) {
        layout(site: $site, routePath: "/", language: $language) {
          item { homePath: path parent { id path name } }
        }
      }`,
      { site: 'harbour', language: 'sv' },
    );
    expect(answer.data).toEqual({
      layout: {
        item: {
          homePath: '/sitecore/content/harbour/Home',
          parent: {
            id: expect.stringMatching(/^[0-9A-F]{32}$/),
            path: '/sitecore/content/harbour',
            name: 'harbour',
          },
        },
      },
    });
  });

  test('an editing request shows every field with what the page editor needs', async () => {
    const answer = await platform.preview<{ layout: { item: { rendered: Layout } } }>(
      '{ layout(site: "harbour", routePath: "/", language: "sv") { item { rendered } } }',
    );
    const { context, route } = answer.data!.layout.item.rendered.sitecore;
    expect(context).toMatchObject({ pageEditing: true, pageState: 'edit' });
    const hero = route.placeholders.main![0]!;
    expect(hero.fields.Title).toMatchObject({
      value: 'Välkommen',
      metadata: {
        datasource: { id: hero.dataSource, language: 'sv', version: 1 },
        title: 'Title',
        fieldType: 'Single-Line Text',
        rawValue: 'Välkommen',
      },
    });
    expect(hero.fields.SubTitle).toMatchObject({ value: '', metadata: { title: 'SubTitle' } });
  });
});

describe('item', () => {
  const vintage = '0e1f2a3b-4c5d-4e6f-8a7b-9c0d1e2f3a4b';

  test('is found by path and by GUID in any format and case', async () => {
    const wanted = { item: { name: 'vintage', id: '0E1F2A3B4C5D4E6F8A7B9C0D1E2F3A4B' } };
    const spellings = [
      '/sitecore/content/harbour/Home/cars/vintage',
      '/SITECORE/content/Harbour/home/Cars/Vintage',
      vintage,
      `{${vintage.toUpperCase()}}`,
      vintage.replaceAll('-', ''),
    ];
    for (const path of spellings) {
      const answer = await platform.query(
        'query ($path: String!) { item(path: $path, language: "sv") { name id } }',
        { path },
      );
      expect(answer.data).toEqual(wanted);
    }
    const none = await platform.query(`{ item(path: "${vintage}", language: "en") { name } }`);
    expect(none.data).toEqual({ item: null });
  });

  test('[SITE-05] gives the site settings', async () => {
    const answer = await platform.query(`{
      item(path: "/sitecore/content/harbour/Settings", language: "en") {
        name: field(name: "name") { value jsonValue }
        url: field(name: "url") { value }
        titleTemplate: field(name: "titleTemplate") { value }
        gtmID: field(name: "gtmID") { value }
        pathToCarList: field(name: "pathToCarList") { jsonValue ... on LinkField { url linkType targetItem { name } } }
      }
    }`);
    expect(answer.data).toEqual({
      item: {
        name: { value: 'Harbour Cars', jsonValue: { value: 'Harbour Cars' } },
        url: { value: 'https://harbour.example' },
        titleTemplate: { value: '%s | Harbour Cars' },
        gtmID: { value: '' },
        pathToCarList: {
          jsonValue: { value: { href: '/en/cars', linktype: 'internal' } },
          url: '/en/cars',
          linkType: 'internal',
          targetItem: { name: 'cars' },
        },
      },
    });
  });

  test('offers typed fields by the template, relations and ids in every format', async () => {
    const answer = await platform.query(`{
      item(path: "/sitecore/content/harbour/Home/Data/HeroBanner 1", language: "sv") {
        __typename
        template { name baseTemplates { name } ownFields { name type } }
        ancestors { name }
        hasChildren
        languages { language { name englishName nativeName } }
        ... on HeroBanner {
          title { value definition { type } }
          showSearchBar { value boolValue }
          image { alt width src(maxWidth: 640) extension value }
          buttonType { value }
          parent { children(first: 1) { total results { name url { path } } } }
        }
      }
      list: item(path: "/sitecore/content/harbour/Home/Data/LinkList 1", language: "sv") {
        ... on LinkList { items { count value targetIds(format: "D") targetItems { name id(format: "B") } } }
      }
    }`);
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({
      item: {
        __typename: 'HeroBanner',
        template: { name: 'HeroBanner', baseTemplates: [{ name: 'Block' }] },
        ancestors: [
          { name: 'Data' },
          { name: 'Home' },
          { name: 'harbour' },
          { name: 'content' },
          { name: 'sitecore' },
        ],
        hasChildren: false,
        languages: [{ language: { name: 'en', englishName: 'English', nativeName: 'English' } }],
        title: { value: 'Välkommen', definition: { type: 'Single-Line Text' } },
        showSearchBar: { value: '1', boolValue: true },
        image: {
          alt: 'En hall',
          width: 1920,
          src: '/-/media/scenes/showroom-day.jpg?mw=640',
          extension: 'jpg',
          value: expect.stringMatching(/^<image src="/),
        },
        buttonType: { value: 'Secondary' },
        parent: { children: { total: 5, results: [{ name: 'HeroBanner 1' }] } },
      },
      list: {
        items: {
          count: 2,
          targetItems: [
            { name: 'Items 1', id: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/) },
            { name: 'Items 2' },
          ],
        },
      },
    });
  });

  test('dates come as stored text, milliseconds and formatted', async () => {
    const answer = await platform.query<{
      item: { field: { value: string; dateValue: number; formattedDateValue: string } };
    }>(`{
      item(path: "/sitecore/content/harbour/Home", language: "sv") {
        field(name: "__Updated") { value ... on DateField { dateValue formattedDateValue(format: "yyyy-MM-dd HH:mm") } }
      }
    }`);
    const { value, dateValue, formattedDateValue } = answer.data!.item.field;
    const iso = new Date(dateValue).toISOString();
    expect(value).toMatch(/^\d{8}T\d{6}Z$/);
    expect(value).toBe(iso.replace(/[-:]|\.\d+/g, ''));
    expect(formattedDateValue).toBe(iso.slice(0, 16).replace('T', ' '));
  });
});

describe('search', () => {
  const home = '/sitecore/content/harbour/Home';
  const search = `query ($where: ItemSearchPredicateInput!, $first: Int, $after: String, $orderBy: ItemSearchOrderByInput) {
    search(where: $where, first: $first, after: $after, orderBy: $orderBy) {
      total pageInfo { endCursor hasNext } results { name language { name } }
    }
  }`;

  interface Found {
    search: {
      total: number;
      pageInfo: { endCursor: string | null; hasNext: boolean };
      results: { name: string }[];
    };
  }

  async function homeId(): Promise<string> {
    const answer = await platform.query<{ item: { id: string } }>(
      `{ item(path: "${home}", language: "sv") { id(format: "B") } }`,
    );
    return answer.data!.item.id;
  }

  async function templateIdOf(path: string): Promise<{ id: string; base: string }> {
    const answer = await platform.query<{
      item: { template: { id: string; baseTemplates: { id: string }[] } };
    }>(`{ item(path: "${path}", language: "sv") { template { id baseTemplates { id } } } }`);
    const { id, baseTemplates } = answer.data!.item.template;
    return { id, base: baseTemplates[0]!.id };
  }

  test('finds by path, template, language and field, combined with AND and OR', async () => {
    const { base } = await templateIdOf(home);
    const pages = {
      AND: [
        { name: '_path', value: await homeId(), operator: 'CONTAINS' },
        { name: '_templates', value: base, operator: 'CONTAINS' },
        { name: '_language', value: 'sv' },
      ],
    };
    const all = await platform.query<Found>(search, { where: pages, first: 50, after: '' });
    expect(all.data!.search.results.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Home', 'cars', 'vintage', '404', 'broken']),
    );
    const some = await platform.query<Found>(search, {
      where: {
        AND: [
          pages,
          {
            OR: [
              { name: 'metaTitle', value: 'veteran', operator: 'CONTAINS' },
              { name: 'metaTitle', value: 'Bilar' },
            ],
          },
        ],
      },
      orderBy: { name: 'metaTitle', direction: 'DESC' },
    });
    expect(some.data!.search.results.map(({ name }) => name)).toEqual(['vintage', 'cars']);
    const hidden = await platform.query<Found>(search, {
      where: { AND: [pages, { name: 'noIndex', value: 'true' }] },
    });
    expect(hidden.data!.search.results.map(({ name }) => name)).toEqual(['404', 'vintage']);
  });

  test('[SITE-10] [SITE-11] gives as many results as asked and goes on from the cursor', async () => {
    const where = { name: '_path', value: await homeId(), operator: 'CONTAINS' };
    const names: string[] = [];
    let after = '';
    for (;;) {
      const { data } = await platform.query<Found>(search, { where, first: 7, after });
      names.push(...data!.search.results.map(({ name }) => name));
      expect(data!.search.results.length).toBeLessThanOrEqual(7);
      if (!data!.search.pageInfo.hasNext) {
        expect(names).toHaveLength(data!.search.total);
        break;
      }
      after = data!.search.pageInfo.endCursor!;
    }
    const atOnce = await platform.query<Found>(search, { where, first: 65 });
    expect(atOnce.data!.search.results.map(({ name }) => name)).toEqual(names.slice(0, 65));
    const bad = await platform.query<Found>(search, { where, after: 'not-a-cursor' });
    expect(bad.errors?.[0]?.message).toContain('Unknown cursor');
  });

  test('an incomplete predicate and an id that is none are told', async () => {
    expect((await platform.query(search, { where: {} })).errors?.[0]?.message).toMatch(
      /needs a name/,
    );
    const noId = await platform.query(search, { where: { name: '_path', value: 'home' } });
    expect(noId.errors?.[0]?.message).toMatch(/searched by id/);
  });
});

describe('site', () => {
  test('[SITE-09] dictionary by site and language, a page at a time', async () => {
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
    const first = (await platform.query<Found>(query, { after: '' })).data!.site.siteInfo
      .dictionary;
    expect(first.total).toBe(4);
    expect(first.pageInfo.hasNext).toBe(true);
    expect(first.results[0]).toEqual({ key: 'search', value: 'Sök' });
    const rest = (await platform.query<Found>(query, { after: first.pageInfo.endCursor })).data!
      .site.siteInfo.dictionary;
    expect(rest.results).toEqual([{ key: 'brand', value: 'Harbour' }]);
    expect(rest.pageInfo.hasNext).toBe(false);
  });

  test('routes by language, with included and excluded paths', async () => {
    const query = `query ($language: String!, $in: [String], $out: [String]) {
      site { siteInfo(site: "harbour") { routes(language: $language, first: 50, includedPaths: $in, excludedPaths: $out) {
        total results { routePath route { languages { language { name } url { path } } noIndex: field(name: "noIndex") { value } } }
      } } }
    }`;
    interface Found {
      site: { siteInfo: { routes: { total: number; results: { routePath: string }[] } } };
    }
    const routes = async (variables: Record<string, unknown>): Promise<string[]> => {
      const { data, errors } = await platform.query<Found>(query, variables);
      expect(errors).toBeUndefined();
      return data!.site.siteInfo.routes.results.map(({ routePath }) => routePath);
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

  test('gives redirects, robots, sitemap, error pages and hosts; an unknown site is null', async () => {
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

describe('bad queries', () => {
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

  test('that are no GraphQL requests get 400, too long ones 413', async () => {
    const post = (body: unknown) =>
      platform.post('/graphql', body, { sc_apikey: 'key-of-the-test' });
    expect((await post('{ not json')).status).toBe(400);
    expect((await post({})).status).toBe(400);
    expect((await post([{ query: '{ __typename }' }])).status).toBe(400);
    expect((await post({ query: `{ __typename } # ${'x'.repeat(300_000)}` })).status).toBe(413);
  });

  test('that nest too deep or would cost too much are refused', async () => {
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

  test('that spread fragments in a circle or into many copies are refused quickly', async () => {
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
  test('a mistake names file and value, loses its block or page and nothing else', async () => {
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
    const main = (await layoutOf('/broken'))!.sitecore.route.placeholders.main!;
    expect(main.map((block) => block.fields)).toEqual([{ Title: { value: 'Stands' } }]);
    expect(await layoutOf('/lost')).toBeNull();
  });
});
