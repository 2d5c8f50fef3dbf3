import { TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});

afterAll(() => platform.close());

describe('item', () => {
  const vintage = '0e1f2a3b-4c5d-4e6f-8a7b-9c0d1e2f3a4b';

  test('is found by path, and by GUID in any format and letter case', async () => {
    const expected = { item: { name: 'vintage', id: '0E1F2A3B4C5D4E6F8A7B9C0D1E2F3A4B' } };
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
      expect(answer.data).toEqual(expected);
    }
    const none = await platform.query(`{ item(path: "${vintage}", language: "en") { name } }`);
    expect(none.data).toEqual({ item: null });
  });

  test('[SITE-05] contains the site settings', async () => {
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

  test('has typed fields by template, relations, and ids in every format', async () => {
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
          src: expect.stringMatching(
            /^\/-\/media\/scenes\/showroom\.webp\?rev=[\da-f]{10}&mw=640$/,
          ),
          extension: 'webp',
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

  test('has dates as stored text, in milliseconds and formatted', async () => {
    const { item } = await platform.read<{
      item: { field: { value: string; dateValue: number; formattedDateValue: string } };
    }>(`{
      item(path: "/sitecore/content/harbour/Home", language: "sv") {
        field(name: "__Updated") { value ... on DateField { dateValue formattedDateValue(format: "yyyy-MM-dd HH:mm") } }
      }
    }`);
    const { value, dateValue, formattedDateValue } = item.field;
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

  interface SearchAnswer {
    search: {
      total: number;
      pageInfo: { endCursor: string | null; hasNext: boolean };
      results: { name: string }[];
    };
  }

  async function homeId(): Promise<string> {
    const { item } = await platform.read<{ item: { id: string } }>(
      `{ item(path: "${home}", language: "sv") { id(format: "B") } }`,
    );
    return item.id;
  }

  async function getBaseTemplate(path: string): Promise<string | undefined> {
    const { item } = await platform.read<{
      item: { template: { baseTemplates: { id: string }[] } };
    }>(`{ item(path: "${path}", language: "sv") { template { baseTemplates { id } } } }`);
    return item.template.baseTemplates[0]?.id;
  }

  test('finds items by path, template, language and field, combined with AND and OR', async () => {
    const base = await getBaseTemplate(home);
    const pages = {
      AND: [
        { name: '_path', value: await homeId(), operator: 'CONTAINS' },
        { name: '_templates', value: base, operator: 'CONTAINS' },
        { name: '_language', value: 'sv' },
      ],
    };
    const all = await platform.read<SearchAnswer>(search, { where: pages, first: 50, after: '' });
    expect(all.search.results.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Home', 'cars', 'vintage', '404', 'broken']),
    );
    const some = await platform.read<SearchAnswer>(search, {
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
    expect(some.search.results.map(({ name }) => name)).toEqual(['vintage', 'cars']);
    const hidden = await platform.read<SearchAnswer>(search, {
      where: { AND: [pages, { name: 'noIndex', value: 'true' }] },
    });
    expect(hidden.search.results.map(({ name }) => name)).toEqual(['404', 'vintage']);
  });

  test('[SITE-10] [SITE-11] returns as many results as requested and continues from the cursor', async () => {
    const where = { name: '_path', value: await homeId(), operator: 'CONTAINS' };
    const names: string[] = [];
    let after = '';
    for (;;) {
      const found = await platform.read<SearchAnswer>(search, { where, first: 7, after });
      names.push(...found.search.results.map(({ name }) => name));
      expect(found.search.results.length).toBeLessThanOrEqual(7);
      if (!found.search.pageInfo.hasNext) {
        expect(names).toHaveLength(found.search.total);
        break;
      }
      after = found.search.pageInfo.endCursor ?? '';
    }
    const atOnce = await platform.read<SearchAnswer>(search, { where, first: 65 });
    expect(atOnce.search.results.map(({ name }) => name)).toEqual(names.slice(0, 65));
    const bad = await platform.query<SearchAnswer>(search, { where, after: 'not-a-cursor' });
    expect(bad.errors?.[0]?.message).toContain('Unknown cursor');
  });

  test('reports an incomplete predicate and an invalid id', async () => {
    expect((await platform.query(search, { where: {} })).errors?.[0]?.message).toMatch(
      /needs a name/,
    );
    const noId = await platform.query(search, { where: { name: '_path', value: 'home' } });
    expect(noId.errors?.[0]?.message).toMatch(/searched by id/);
  });
});
