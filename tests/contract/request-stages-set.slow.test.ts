import { dataOrThrow, type Answer } from './testPlatform';
import { TestStages, type Stage } from './testStages';

let stages: TestStages;
let ids: TestStages['ids'];

beforeAll(async () => {
  stages = await TestStages.start();
  ids = stages.ids;
});
afterAll(() => stages.close());
beforeEach(() => stages.clear());

const code = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions?.code;

const toInput = ({ id, name, accountIds }: Stage) => ({ id, name, accountIds });

describe('the stages of a site', () => {
  test('[EDIT-86] are set by administrators alone, and recorded', async () => {
    const given = [{ name: ' Legal  and  risk ', accountIds: [ids.lena, ids.lena] }];
    expect(code(await stages.save(given, ids.petra))).toBe('FORBIDDEN');
    expect(
      code(await stages.editors.as(ids.petra, `{ requestStages(site: "harbour") { revision } }`)),
    ).toBe('FORBIDDEN');
    const { saveRequestStages: saved } = dataOrThrow(await stages.save(given, ids.ada));
    expect(saved.stages).toMatchObject([
      { name: 'Legal and risk', accountIds: [ids.lena], isLeftToAdministrators: false },
    ]);
    const { auditTrail } = dataOrThrow(
      await stages.editors.as<{ auditTrail: { entries: object[] } }>(
        undefined,
        `{ auditTrail(first: 1) { entries { action site actorName details } } }`,
      ),
    );
    expect(auditTrail.entries).toEqual([
      {
        action: 'saveRequestStages',
        site: 'harbour',
        actorName: 'Ada',
        details: { stages: [{ name: 'Legal and risk', accountIds: [ids.lena] }] },
      },
    ]);
    // The same revision once more: another administrator has changed the stages.
    expect(code(await stages.save([], ids.ada))).toBe('CONFLICT');
  });

  test('[EDIT-86] are refused beyond their limits', async () => {
    const of = (name: string, accountIds: string[] = [ids.lena]) => ({ name, accountIds });
    const many = (count: number) => Array.from({ length: count }, (_, at) => of(`Stage ${at}`));
    for (const refused of [
      many(6),
      [of(' ')],
      [of('x'.repeat(61))],
      [of('Legal'), of('legal')],
      [of('Legal', [])],
      [of('Legal', ['nobody'])],
      [
        of(
          'Legal',
          Array.from({ length: 21 }, (_, at) => `a${at}`),
        ),
      ],
      [{ ...of('Legal'), id: 'gone' }],
    ]) {
      expect([refused, code(await stages.save(refused))]).toEqual([refused, 'BAD_INPUT']);
    }
    expect(code(await stages.save([], undefined, { site: 'nowhere' }))).toBe('BAD_INPUT');
    const saved = await stages.set(...many(5));
    expect(saved.map(({ name }) => name)).toEqual(many(5).map(({ name }) => name));
    const [first] = saved.map(toInput);
    expect(code(await stages.save([first ?? {}, { ...first, name: 'Twice' }]))).toBe('BAD_INPUT');
  });

  test('[EDIT-86] in which no account can decide are left to administrators', async () => {
    const [, brand] = await stages.set(
      { name: 'Legal', accountIds: [ids.lena] },
      { name: 'Brand', accountIds: [ids.quinn] },
    );
    expect(brand?.isLeftToAdministrators).toBe(true);
    const [, second] = await stages.set(
      { name: 'Legal', accountIds: [ids.lena] },
      { name: 'Brand', accountIds: [ids.quinn, ids.bo] },
    );
    expect(second?.isLeftToAdministrators).toBe(false);
  });
});

describe('stages that change while a request is open', () => {
  test('[EDIT-86] keep what is approved: the first one without approval decides', async () => {
    const [legal, brand] = (await stages.setTwo()).map(toInput);
    if (!legal || !brand) throw new Error('There must be two stages.');
    const request = await stages.requestPublish();
    const present = async () => (await stages.list(ids.petra)).publishRequests[0]?.stage?.name;
    await stages.set(brand, legal);
    expect(await present()).toBe('Brand');
    dataOrThrow(await stages.decide(ids.bo, 'approveStage', request, `stageId: "${brand.id}"`));
    expect(await present()).toBe('Legal');
    await stages.set({ ...legal, name: 'Law' }, { ...brand, name: 'Marketing' });
    expect(await present()).toBe('Law');
    // The approval keeps the name that the stage had.
    const [{ approvals } = { approvals: [] }] = (await stages.list(ids.petra)).publishRequests;
    expect(approvals).toMatchObject([{ stage: 'Brand' }]);
    await stages.set(brand);
    expect(await present()).toBeUndefined();
    // A stage that is added later decides, too.
    await stages.set(brand, { name: 'Press', accountIds: [ids.lars] });
    expect(await present()).toBe('Press');
  });

  test('[EDIT-86] notify those who decide then', async () => {
    const [legal, brand] = (await stages.setTwo()).map(toInput);
    if (!legal || !brand) throw new Error('There must be two stages.');
    await stages.requestPublish();
    await stages.takeMails();
    await stages.set({ ...legal, name: 'Law' }, brand);
    expect(await stages.takeMails()).toEqual([]);
    await stages.set(brand);
    expect(await stages.takeRecipients('stageReached')).toEqual(['bo']);
    await stages.set();
    expect((await stages.takeRecipients('publishRequested')).sort()).toEqual([
      'ada',
      'bo',
      'petra',
    ]);
  });
});
