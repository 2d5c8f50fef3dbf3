import {
  dataOrThrow,
  editingSecret,
  harbour,
  apiKey,
  TestPlatform,
  type Answer,
} from './testPlatform';

let platform: TestPlatform;
let homeId: string;

beforeAll(async () => {
  platform = await TestPlatform.start();
  const { updateItem } = dataOrThrow(
    await platform.queryAuthoring<{ updateItem: { item: { itemId: string } } }>(
      `mutation {
        updateItem(input: {
          path: "/sitecore/content/harbour/Home"
          language: "sv"
          expectedVersion: 1
          fields: [{ name: "metaTitle", value: "Utkast" }]
        }) { item { itemId } }
      }`,
    ),
  );
  homeId = updateItem.item.itemId;
});
afterAll(() => platform.close());

const editingQuery = `
  query EditingQuery($itemId: String!, $language: String!, $version: String) {
    item(path: $itemId, language: $language, version: $version) {
      rendered
    }
  }
`;

interface Edited {
  item: {
    rendered: {
      sitecore: {
        context: { pageEditing: boolean };
        route: { fields: { metaTitle: { value: string } } };
      };
    };
  };
}

/** Sends the request of an SDK's editing client: headers depend on the mode, without a version. */
const fetchEditingData = (mode: 'edit' | 'preview', to: { path: string; key?: string }) =>
  platform.post<Edited>(
    to.path,
    { query: editingQuery, variables: { itemId: homeId, language: 'sv' } },
    {
      ...(to.key !== undefined && { sc_apikey: to.key }),
      sc_layoutKind: 'final',
      sc_editMode: String(mode === 'edit'),
      sc_previewMode: String(mode === 'preview'),
      sc_site: harbour.name,
    },
  );

const byContext = (key: string) => ({
  path: `/v1/content/api/graphql/v1?sitecoreContextId=${encodeURIComponent(key)}`,
});

describe('editing clients', () => {
  it.each([
    ['edit', 'in the header of the key', { path: '/graphql', key: editingSecret }],
    ['preview', 'in the header of the key', { path: '/graphql', key: editingSecret }],
    ['edit', 'as the id of the context', byContext(editingSecret)],
    ['preview', 'as the id of the context', byContext(editingSecret)],
  ] as const)('see drafts in %s with the secret %s', async (mode, _, to) => {
    const { item } = dataOrThrow(await fetchEditingData(mode, to));
    const { context, route } = item.rendered.sitecore;
    expect(route.fields.metaTitle.value).toBe('Utkast');
    expect(context.pageEditing).toBe(mode === 'edit');
  });

  it.each([
    ['edit', { path: '/graphql', key: apiKey }],
    ['preview', { path: '/graphql', key: apiKey }],
    ['edit', byContext(apiKey)],
    ['edit', byContext('wrong')],
    ['preview', { path: '/graphql' }],
  ] as const)('see no drafts in %s without the secret', async (mode, to) => {
    expect((await fetchEditingData(mode, to)).status).toBe(401);
  });

  it('read published content of a public site, by the id of the context', async () => {
    const { path } = byContext(apiKey);
    const answer: Answer<Edited> = await platform.post(path, {
      query: editingQuery,
      variables: { itemId: homeId, language: 'sv' },
    });
    const { route } = dataOrThrow(answer).item.rendered.sitecore;
    expect(route.fields.metaTitle.value).not.toBe('Utkast');
  });
});

describe('dictionary clients with their default template ids', () => {
  it('find the root of the site, and the phrases below it', async () => {
    const { layout } = await platform.read<{
      layout: { homePage: { rootItem: { id: string }[] } };
    }>(
      `query AppRootQuery($jssAppTemplateId: String!, $siteName: String!, $language: String!) {
        layout(site: $siteName, routePath: "/", language: $language) {
          homePage: item {
            rootItem: ancestors(includeTemplateIDs: [$jssAppTemplateId]) {
              id
            }
          }
        }
      }`,
      {
        jssAppTemplateId: '061cba1554744b918a0617903b102b82',
        siteName: harbour.name,
        language: 'en',
      },
    );
    expect(layout.homePage.rootItem).toHaveLength(1);
    const { search } = await platform.read<{
      search: { total: number; results: { key: { value: string }; phrase: { value: string } }[] };
    }>(
      `query DictionarySearch(
        $rootItemId: String!
        $language: String!
        $templates: String!
        $pageSize: Int = 10
        $after: String
      ) {
        search(
          where: {
            AND: [
              { name: "_path", value: $rootItemId, operator: CONTAINS }
              { name: "_language", value: $language }
              { name: "_templates", value: $templates, operator: CONTAINS }
            ]
          }
          first: $pageSize
          after: $after
        ) {
          total
          pageInfo { endCursor hasNext }
          results {
            key: field(name: "key") { value }
            phrase: field(name: "phrase") { value }
          }
        }
      }`,
      {
        rootItemId: layout.homePage.rootItem[0]!.id,
        language: 'en',
        templates: '6d1cd89719364a3aa511289a94c2a7b1',
      },
    );
    const { site } = await platform.read<{
      site: { siteInfo: { dictionary: { results: { key: string; value: string }[] } } };
    }>(
      `{ site { siteInfo(site: "harbour") { dictionary(language: "en") { results { key value } } } } }`,
    );
    expect(search.total).toBeGreaterThan(0);
    expect(search.results.map(({ key, phrase }) => [key.value, phrase.value])).toEqual(
      site.siteInfo.dictionary.results.slice(0, 10).map(({ key, value }) => [key, value]),
    );
  });
});
