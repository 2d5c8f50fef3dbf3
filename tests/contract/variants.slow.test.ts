import { dataOrThrow, TestPlatform, type Answer } from './testPlatform';
import type { Layout } from './testLayout';
import { variantSelection as selection, type PageVariants } from './testVariants';

const home = '/sitecore/content/harbour/Home';

let platform: TestPlatform;
let itemId: string;

beforeAll(async () => {
  platform = await TestPlatform.start();
  itemId = platform.store.draft.find(home)?.id ?? '';
});
afterAll(() => platform.close());

/** Reads the draft variants of the front page. */
async function readVariants(): Promise<PageVariants> {
  const query = `query ($itemId: ID!) { variants(itemId: $itemId, language: "sv") ${selection} }`;
  return dataOrThrow(await platform.queryAuthoring<{ variants: PageVariants }>(query, { itemId }))
    .variants;
}

function tryTo(
  field: string,
  type: string,
  input: Record<string, unknown>,
): Promise<Answer<Record<string, PageVariants>>> {
  const mutation = `mutation ($input: ${type}!) { ${field}(input: $input) ${selection} }`;
  return platform.queryAuthoring(mutation, { input: { itemId, language: 'sv', ...input } });
}

/** Changes a variant, based on the newest version. */
async function change(field: string, type: string, input: Record<string, unknown>) {
  const { version } = await readVariants();
  const answer = await tryTo(field, type, { expectedVersion: version, ...input });
  const changed = dataOrThrow(answer)[field];
  if (!changed) throw new Error(`${field} gave nothing`);
  return changed;
}

const create = async (name: string, kind: 'audience' | 'test') =>
  (await change('createVariant', 'CreateVariantInput', { name, kind })).variants.at(-1)?.id ?? '';

const setStatus = (variantId: string, status: string) =>
  change('setVariantStatus', 'VariantStatusInput', { variantId, status });

const changeBlock = (variantId: string, uid: string, how: string) =>
  change('changeVariantBlock', 'VariantBlockInput', { variantId, uid, change: how });

const publish = async () =>
  dataOrThrow(
    await platform.queryAuthoring(
      'mutation ($input: PublishItemInput!) { publishItem(input: $input) { published } }',
      { input: { itemId } },
    ),
  );

const layoutQuery = `{
  layout(site: "harbour", routePath: "/", language: "sv") {
    item { rendered personalization { variantIds } }
  }
}`;

interface LayoutAnswer {
  layout: { item: { rendered: Layout; personalization: { variantIds: string[] } } };
}

async function asVisitor(variant?: string) {
  const headers: Record<string, string> = variant ? { sc_variant: variant } : {};
  return dataOrThrow(await platform.query<LayoutAnswer>(layoutQuery, {}, headers)).layout.item;
}

async function asEditor(variant: string) {
  const headers = {
    sc_editMode: 'true',
    sc_editingSecret: 'editing-secret-of-the-test',
    sc_variant: variant,
  };
  return dataOrThrow(await platform.query<LayoutAnswer>(layoutQuery, {}, headers)).layout.item
    .rendered;
}

const getNames = ({ sitecore }: Layout) =>
  sitecore.route.placeholders.main?.map(({ componentName }) => componentName);

const getTitle = ({ sitecore }: Layout) =>
  (sitecore.route.placeholders.main?.find(({ componentName }) => componentName === 'HeroBanner')
    ?.fields.Title ?? {}) as { value?: string; metadata?: object };

const readBlocks = async () => {
  const main = platform.store.draft.findInLanguage(itemId, 'sv')?.version.placeholders.main ?? [];
  return Object.fromEntries(main.map(({ componentName, uid }) => [componentName, uid]));
};

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

test('[EDIT-70] a page without variants lists none', async () => {
  const { rendered, personalization } = await asVisitor();
  expect(personalization).toEqual({ variantIds: [] });
  expect(rendered.sitecore.context).not.toHaveProperty('personalization');
  expect(rendered.sitecore.context.variantId).toBe('_default');
});

describe('a variant for an audience', () => {
  let id: string;

  test('[EDIT-70] has a copy of a block that is edited independently', async () => {
    id = await create('Spring campaign', 'audience');
    const { HeroBanner = '' } = await readBlocks();
    const own = await changeBlock(id, HeroBanner, 'OWN');
    expect(own.variants[0]).toMatchObject({ own: [HeroBanner], status: 'draft' });
    const dataSource = own.variants[0]?.placeholders.main.find(({ uid }) => uid === HeroBanner);
    dataOrThrow(
      await platform.queryAuthoring(
        'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }',
        {
          input: {
            itemId: dataSource?.dataSource,
            language: 'sv',
            expectedVersion: 1,
            fields: [{ name: 'Title', value: 'Våren är här' }],
          },
        },
      ),
    );
    expect(getTitle(await asEditor(id))).toMatchObject({
      value: 'Våren är här',
      metadata: expect.anything() as object,
    });
    expect(getTitle(await asEditor('_default')).value).toBe('Välkommen');
  });

  test('[EDIT-70] does not allow editing the blocks that it shares with the page', async () => {
    const { LinkList = '', HeroBanner = '' } = await readBlocks();
    const shared = (await asEditor(id)).sitecore.route.placeholders.main ?? [];
    const hasMetadata = (uid: string) =>
      JSON.stringify(shared.find((block) => block.uid === uid)?.fields).includes('"metadata"');
    expect([hasMetadata(HeroBanner), hasMetadata(LinkList)]).toEqual([true, false]);
  });

  test('[EDIT-70] copies a list together with its items', async () => {
    const { LinkList = '' } = await readBlocks();
    const before =
      platform.store.draft.findInLanguage(itemId, 'sv')?.version.placeholders.main ?? [];
    const source = before.find(({ uid }) => uid === LinkList)?.dataSource ?? '';
    const { variants } = await changeBlock(id, LinkList, 'OWN');
    const copy = variants[0]?.placeholders.main.find(({ uid }) => uid === LinkList)?.dataSource;
    const getItems = (item = '') =>
      (platform.store.draft.findInLanguage(item, 'sv')?.version.fields.Items ??
        []) as readonly string[];
    expect(getItems(copy)).toHaveLength(getItems(source).length);
    expect(getItems(copy).filter((item) => getItems(source).includes(item))).toEqual([]);
    await changeBlock(id, LinkList, 'SHARED');
  });

  test('[EDIT-70] hides, moves and adds blocks, and otherwise follows the page', async () => {
    const { LinkList = '', StageRow = '' } = await readBlocks();
    await changeBlock(id, LinkList, 'UP');
    expect(getNames(await asEditor(id))).toEqual(['HeroBanner', 'LinkList', 'StageRow']);
    await changeBlock(id, StageRow, 'HIDE');
    await change('addVariantBlock', 'AddVariantBlockInput', {
      variantId: id,
      componentName: 'Blurb',
      placeholder: 'main',
      position: 0,
      fields: { Title: 'Bara nu' },
    });
    expect(getNames(await asEditor(id))).toEqual(['Blurb', 'HeroBanner', 'LinkList']);
    expect(getNames(await asEditor('_default'))).toEqual(['HeroBanner', 'StageRow', 'LinkList']);
  });

  test('[EDIT-71] starts only with an audience, and is public when the page is published', async () => {
    const { version } = await readVariants();
    const early = await tryTo('setVariantStatus', 'VariantStatusInput', {
      expectedVersion: version,
      variantId: id,
      status: 'running',
    });
    expect(early.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    const conditions = [{ kind: 'query', key: 'utm_campaign', value: 'spring' }];
    await change('updateVariant', 'UpdateVariantInput', { variantId: id, conditions });
    await setStatus(id, 'running');
    expect((await asVisitor(id)).rendered.sitecore.context.variantId).toBe('_default');
    await publish();
    const { rendered, personalization } = await asVisitor(id);
    expect(personalization.variantIds).toEqual([id]);
    expect(rendered.sitecore.context).toMatchObject({
      variantId: id,
      personalization: { variants: [{ id, rule: { kind: 'audience', conditions } }] },
    });
    expect(getTitle(rendered)).toEqual({ value: 'Våren är här' });
    const original = (await asVisitor()).rendered;
    expect(original.sitecore.context).toMatchObject({ variantId: '_default' });
    expect(getTitle(original)).toEqual({ value: 'Välkommen' });
    expect((await asVisitor('unknown')).rendered).toEqual(original);
    expect((await readVariants()).variants[0]?.isPublished).toBe(true);
  });

  test('[EDIT-71] starts and ends at its times', async () => {
    const setTimes = (from: string | null, until: string | null) =>
      change('updateVariant', 'UpdateVariantInput', { variantId: id, from, until });
    await setTimes(tomorrow, null);
    await publish();
    expect((await asVisitor(id)).rendered.sitecore.context.variantId).toBe('_default');
    await setTimes(null, '2026-01-01T00:00:00Z');
    await publish();
    expect((await asVisitor(id)).personalization.variantIds).toEqual([]);
    await setTimes(null, null);
    await publish();
  });

  test('[EDIT-70] is kept when other parts of the page are saved, and is restored with a version', async () => {
    const { version } = await readVariants();
    dataOrThrow(
      await platform.queryAuthoring(
        'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }',
        {
          input: {
            itemId,
            language: 'sv',
            expectedVersion: version,
            fields: [{ name: 'metaTitle', value: 'Hamnen' }],
          },
        },
      ),
    );
    expect((await readVariants()).variants).toHaveLength(1);
    await setStatus(id, 'ended');
    await change('deleteVariant', 'VariantInput', { variantId: id });
    expect((await readVariants()).variants).toEqual([]);
    dataOrThrow(
      await platform.queryAuthoring(
        'mutation ($input: RestoreItemInput!) { restoreItem(input: $input) { item { version } } }',
        { input: { itemId, language: 'sv', version, expectedVersion: version + 3 } },
      ),
    );
    expect((await readVariants()).variants).toMatchObject([{ id, status: 'running' }]);
  });

  test('[EDIT-70] gives the second of two simultaneous editors a conflict', async () => {
    const { version } = await readVariants();
    const rename = (name: string) =>
      tryTo('updateVariant', 'UpdateVariantInput', {
        expectedVersion: version,
        variantId: id,
        name,
      });
    const answers = await Promise.all([rename('One'), rename('Two')]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    const refused = answers.find(({ errors }) => errors);
    expect(refused?.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  });

  test.each([
    ['no condition', []],
    ['too many', Array.from({ length: 5 }, () => ({ kind: 'visitor', is: 'new' }))],
    ['an unknown kind', [{ kind: 'device', is: 'phone' }]],
    ['an invalid key', [{ kind: 'query', key: 'a b', value: 'x' }]],
    ['an unknown field', [{ kind: 'visitor', is: 'new', who: 'me' }]],
  ])('[EDIT-71] refuses an audience with %s', async (_, conditions) => {
    const { version } = await readVariants();
    const answer = await tryTo('updateVariant', 'UpdateVariantInput', {
      expectedVersion: version,
      variantId: id,
      conditions,
    });
    expect(answer.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  });
});

describe('a test', () => {
  let [a, b]: string[] = [];

  const setTest = async (input: Record<string, unknown>) => {
    const { version } = await readVariants();
    return tryTo('setTest', 'SetTestInput', { expectedVersion: version, ...input });
  };

  test('[EDIT-72] has a goal, an end, and shares that leave a part to the original', async () => {
    a = await create('A', 'test');
    b = await create('B', 'test');
    const goal = { event: 'link', href: '/cars' };
    const shares = (one: number, two: number) => [
      { variantId: a, sharePercent: one },
      { variantId: b, sharePercent: two },
    ];
    const wrong = [
      { shares: shares(50, 50), goal, until: tomorrow },
      { shares: shares(0, 20), goal, until: tomorrow },
      { shares: shares(20, 20).slice(1), goal, until: tomorrow },
      { shares: shares(20, 20), goal: { event: 'link' }, until: tomorrow },
      { shares: shares(20, 20), goal, until: 'tomorrow' },
    ];
    for (const input of wrong) {
      expect((await setTest(input)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    }
    const { version } = await readVariants();
    const early = await tryTo('setVariantStatus', 'VariantStatusInput', {
      expectedVersion: version,
      variantId: a,
      status: 'running',
    });
    expect(early.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    dataOrThrow(await setTest({ shares: shares(30, 20), goal, until: tomorrow }));
  });

  test('[EDIT-72] starts and stops all its variants together, and cannot be edited while it runs', async () => {
    const { variants } = await setStatus(a ?? '', 'running');
    const arms = variants.filter(({ rule }) => rule.kind === 'test');
    expect(arms.map(({ status }) => status)).toEqual(['running', 'running']);
    expect(arms.map(({ rule }) => rule.testId)).toEqual([
      arms[0]?.rule.testId,
      arms[0]?.rule.testId,
    ]);
    const { version } = await readVariants();
    const { HeroBanner } = await readBlocks();
    const refused = [
      await tryTo('changeVariantBlock', 'VariantBlockInput', {
        ...{ expectedVersion: version, variantId: a, uid: HeroBanner, change: 'HIDE' },
      }),
      await tryTo('updateVariant', 'UpdateVariantInput', {
        ...{ expectedVersion: version, variantId: a, until: null },
      }),
      await tryTo('deleteVariant', 'VariantInput', { expectedVersion: version, variantId: a }),
    ];
    expect(refused.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual(
      Array(3).fill('BAD_INPUT'),
    );
  });

  test('[EDIT-74] counts reported events of published variants by day, and no invented ones', async () => {
    await publish();
    const { variants } = await readVariants();
    const arm = variants.find(({ id }) => id === a);
    const testId = arm?.rule.testId;
    const report = async (changes: Record<string, unknown>) => {
      const body = {
        ...{ type: 'VARIANT', channel: 'WEB', site: 'harbour', itemId, language: 'sv' },
        ...{ variantId: a, testId, event: 'visit', ...changes },
      };
      return ((await platform.post('/events', body)) as unknown as { counted?: boolean }).counted;
    };
    expect(await report({})).toBe(true);
    expect(await report({})).toBe(true);
    expect(await report({ event: 'link' })).toBe(true);
    expect(await report({ variantId: '_default' })).toBe(true);
    expect(await report({ variantId: 'FFFF' })).toBe(false);
    expect(await report({ testId: 'FFFF' })).toBe(false);
    expect(await report({ language: 'en' })).toBe(false);
    expect(await report({ event: 'anything' })).toBeUndefined();
    const results = dataOrThrow(
      await platform.queryAuthoring<{ variantResults: object[] }>(
        `query ($itemId: ID!) {
          variantResults(itemId: $itemId, language: "sv") { testId variantId event count }
        }`,
        { itemId },
      ),
    ).variantResults;
    expect(results).toHaveLength(3);
    expect(results).toEqual(
      expect.arrayContaining([
        { testId, variantId: a, event: 'visit', count: 2 },
        { testId, variantId: a, event: 'link', count: 1 },
        { testId, variantId: '_default', event: 'visit', count: 1 },
      ]),
    );
  });

  test('[EDIT-72] a new run is a new test', async () => {
    const first = (await setStatus(a ?? '', 'ended')).variants.find(({ id }) => id === a);
    const again = (await setStatus(b ?? '', 'draft')).variants.find(({ id }) => id === a);
    expect(again).toMatchObject({ status: 'draft', until: null });
    expect(again?.rule.testId).not.toBe(first?.rule.testId);
  });

  test('[EDIT-70] a page has at most eight variants', async () => {
    for (let number = (await readVariants()).variants.length; number < 8; number += 1) {
      await create(`Number ${number}`, 'audience');
    }
    const { version } = await readVariants();
    const ninth = await tryTo('createVariant', 'CreateVariantInput', {
      ...{ expectedVersion: version, name: 'Ninth', kind: 'audience' },
    });
    expect(ninth.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  });
});
