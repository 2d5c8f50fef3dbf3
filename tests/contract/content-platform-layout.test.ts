import { readBlocks, readLayout, type Layout } from './testLayout';
import { dataOrThrow, TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});

afterAll(() => platform.close());

describe('API keys', () => {
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

  test('an editing request also requires the editing secret', async () => {
    const refused = await platform.query('{ __typename }', {}, { sc_editMode: 'true' });
    expect(refused.status).toBe(401);
    expect((await platform.preview('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });
});

describe('layout', () => {
  test('[SITE-06] returns the page in the wire format, for literals and for variables', async () => {
    const { layout } = await platform.read<{ layout: { item: { id: string; rendered: Layout } } }>(
      '{ layout(site: "harbour", routePath: "/", language: "en") { item { id rendered } } }',
    );
    const { id, rendered } = layout.item;
    expect(id).toMatch(/^[0-9A-F]{32}$/);
    expect(rendered).toEqual(await readLayout(platform, '/', 'en'));
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

  test('blocks have fields, parameters and nested placeholders', async () => {
    const main = await readBlocks(platform, '/');
    const [hero, row, list] = main;
    expect(main.map((block) => block.componentName)).toEqual([
      'HeroBanner',
      'StageRow',
      'LinkList',
    ]);
    expect(new Set(main.map((block) => block.uid)).size).toBe(3);
    expect(hero?.dataSource).toMatch(/^\{[0-9A-F-]{36}\}$/);
    expect(hero?.fields).toEqual({
      Title: { value: 'Välkommen' },
      Link: { value: { href: '/cars?new=1#top', text: 'Se bilar', linktype: 'internal' } },
      ButtonType: { value: 'Secondary' },
      Image: {
        value: {
          src: expect.stringMatching(/^\/-\/media\/scenes\/showroom\.webp\?rev=[\da-f]{10}$/),
          alt: 'En hall',
          width: 1920,
          height: 1080,
        },
      },
      ShowSearchBar: { value: true },
    });
    expect(row?.params).toEqual({ anchor: 'models' });
    expect(row?.fields.Columns).toEqual({ value: 3 });
    const cards = row?.placeholders['stage-row'];
    expect(cards?.map((card) => card.fields)).toEqual([
      { Title: { value: 'One' }, Label1: { value: '450' } },
      { Title: { value: 'Two' } },
    ]);
    expect(list?.fields.Items).toEqual([
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

  test('internal addresses get a language prefix in all languages but the default', async () => {
    const [hero] = await readBlocks(platform, '/', 'en');
    expect(hero?.fields.Link).toMatchObject({ value: { href: '/en/cars?new=1#top' } });
    const footer = await readBlocks(platform, '/', 'en', 'footer');
    expect(JSON.stringify(footer)).toContain('<a href=\\"/en/cars\\">');
    const [cars] = await readBlocks(platform, '/cars', 'en');
    expect(cars?.fields.RichText).toEqual({
      value: '<p>Text <a class="x" href="/en">home</a></p>',
    });
  });

  test('a route is found in any letter case and with a trailing slash', async () => {
    expect(await readLayout(platform, '/Cars/')).toEqual(await readLayout(platform, '/cars'));
  });

  test('an unknown route, language or site, and an address with .., return null', async () => {
    expect(await readLayout(platform, '/nowhere')).toBeNull();
    expect(await readLayout(platform, '/cars/vintage', 'en')).toBeNull();
    expect(await readLayout(platform, '/cars', 'xx')).toBeNull();
    expect(await readLayout(platform, '/../Settings')).toBeNull();
    expect(await readLayout(platform, '/Data')).toBeNull();
    expect(await readLayout(platform, '/cars", language: "en')).toBeNull();
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

  test('an editing request returns every field with the metadata that the page editor needs', async () => {
    const answer = await platform.preview<{ layout: { item: { rendered: Layout } } }>(
      '{ layout(site: "harbour", routePath: "/", language: "sv") { item { rendered } } }',
    );
    const { context, route } = dataOrThrow(answer).layout.item.rendered.sitecore;
    expect(context).toMatchObject({ pageEditing: true, pageState: 'edit' });
    const hero = route.placeholders.main?.[0];
    expect(hero?.fields.Title).toMatchObject({
      value: 'Välkommen',
      metadata: {
        datasource: { id: hero?.dataSource, language: 'sv', version: 1 },
        title: 'Title',
        fieldType: 'Single-Line Text',
        rawValue: 'Välkommen',
      },
    });
    expect(hero?.fields.SubTitle).toMatchObject({ value: '', metadata: { title: 'SubTitle' } });
  });
});
