import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { TestEditors } from './testEditors';
import { dataOrThrow, harbour, TestPlatform, type Answer } from './testPlatform';

let platform: TestPlatform;
let editors: TestEditors;
let connection: DatabaseConnection;
let itemId: string;
let blockId: string;
let revision = 0;
const ids: Record<string, string> = {};

const home = '/sitecore/content/harbour/Home';

interface Stage {
  id: string;
  name: string;
  accountIds: string[];
  isLeftToAdministrators: boolean;
}

interface Request {
  id: string;
  state: string;
  isChanged: boolean;
  approvals: { stage: string; by: string; note: string; isChanged: boolean }[];
  stage: { id: string; name: string; deciders: string[]; canDecide: boolean } | null;
}

const code = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions?.code;
const message = ({ errors }: Answer<unknown>) => errors?.[0]?.message;

const REQUEST = `{
  id state isChanged approvals { stage by note isChanged } stage { id name deciders canDecide }
}`;

const save = (stages: object[], as?: string, expectedRevision = revision, site = 'harbour') =>
  editors.as<{ saveRequestStages: { revision: number; stages: Stage[] } }>(
    as,
    `mutation ($input: SaveRequestStagesInput!) {
      saveRequestStages(input: $input) { revision stages { id name accountIds isLeftToAdministrators } }
    }`,
    { input: { site, stages, expectedRevision } },
  );

async function setStages(...stages: { id?: string; name: string; accountIds: unknown[] }[]) {
  const { saveRequestStages: saved } = dataOrThrow(await save(stages));
  revision = saved.revision;
  return saved.stages;
}

const toInput = ({ id, name, accountIds }: Stage) => ({ id, name, accountIds });

const requestPublish = async (as = ids.anna) =>
  dataOrThrow(
    await editors.as<{ requestPublish: Request }>(
      as,
      `mutation ($itemId: ID!) { requestPublish(input: { itemId: $itemId, language: "sv", note: "Klar?" }) ${REQUEST} }`,
      { itemId },
    ),
  ).requestPublish;

const decide = (as: string | undefined, name: string, requestId: string, more = '') =>
  editors.as<Record<string, Request>>(
    as,
    `mutation ($itemId: ID!, $requestId: ID!) {
      ${name}(input: { itemId: $itemId, requestId: $requestId ${more} }) ${REQUEST}
    }`,
    { itemId, requestId },
  );

const approve = (as: string | undefined, { id }: Request, stage: Stage | undefined, more = '') =>
  decide(as, 'approveStage', id, `stageId: "${stage?.id}" ${more}`);

const list = async (as: string | undefined) =>
  dataOrThrow(
    await editors.as<{ publishRequests: Request[]; decidesInStages: boolean }>(
      as,
      `{ publishRequests(site: "harbour") ${REQUEST} decidesInStages(site: "harbour") }`,
    ),
  );

async function write() {
  const { item } = dataOrThrow(
    await editors.as<{ item: { version: number } }>(
      ids.anna,
      `query ($itemId: ID!) { item(where: { itemId: $itemId, language: "sv" }) { version } }`,
      { itemId: blockId },
    ),
  );
  const fields = [{ name: 'Title', value: `Ord ${item.version}` }];
  const input = { itemId: blockId, language: 'sv', expectedVersion: item.version, fields };
  dataOrThrow(
    await editors.as(
      ids.anna,
      `mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }`,
      { input },
    ),
  );
}

const mails = async () => {
  const { rows } = await connection.pool.query<{ kind: string; account_id: string; data: object }>(
    `delete from "editor_mail" returning "kind", "account_id", "data"`,
  );
  return rows;
};

const recipients = async (kind: string) =>
  (await mails()).flatMap((mail) => (mail.kind === kind ? [nameOf(mail.account_id)] : []));

const nameOf = (id: string) => Object.entries(ids).find(([, value]) => value === id)?.[0];

beforeAll(async () => {
  platform = await TestPlatform.start({
    sites: [harbour, { ...harbour, name: 'quay', hosts: ['q.example'] }],
  });
  editors = new TestEditors(platform);
  connection = await connectDatabase({ url: platform.database.url });
  const { item } = dataOrThrow(
    await editors.as<{
      item: { itemId: string; placeholders: { main: { dataSource: string }[] } };
    }>(undefined, `{ item(where: { path: "${home}", language: "sv" }) { itemId placeholders } }`),
  );
  itemId = item.itemId;
  blockId = item.placeholders.main[0]?.dataSource ?? '';
  for (const [key, role, mayEdit] of [
    ['anna', 'writer', undefined],
    ['lena', 'writer', undefined],
    ['lars', 'writer', ['harbour']],
    ['bo', 'publisher', undefined],
    ['quinn', 'publisher', ['quay']],
    ['petra', 'publisher', undefined],
    ['ada', 'administrator', undefined],
  ] as const) {
    const name = `${key[0]?.toUpperCase()}${key.slice(1)}`;
    const input = { email: `${key}@example.com`, name, role, mayEdit: mayEdit && [...mayEdit] };
    ids[key] = (await editors.invite(input)).id;
  }
});

afterAll(async () => {
  await connection.close();
  await platform.close();
});

beforeEach(async () => {
  await setStages();
  await connection.pool.query(`delete from "publish_request"`);
  await connection.pool.query(`delete from "editor_attempt"`);
  await mails();
});

const setTwoStages = () =>
  setStages(
    { name: 'Legal', accountIds: [ids.lena, ids.lars] },
    { name: 'Brand', accountIds: [ids.bo] },
  );

describe('the stages of a site', () => {
  test('[EDIT-86] are set by administrators alone, and recorded', async () => {
    const stages = [{ name: ' Legal  and  risk ', accountIds: [ids.lena, ids.lena] }];
    expect(code(await save(stages, ids.petra))).toBe('FORBIDDEN');
    expect(
      code(await editors.as(ids.petra, `{ requestStages(site: "harbour") { revision } }`)),
    ).toBe('FORBIDDEN');
    const { saveRequestStages: saved } = dataOrThrow(await save(stages, ids.ada));
    expect(saved.stages).toMatchObject([
      { name: 'Legal and risk', accountIds: [ids.lena], isLeftToAdministrators: false },
    ]);
    const { auditTrail } = dataOrThrow(
      await editors.as<{ auditTrail: { entries: object[] } }>(
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
    // The same revision once more: somebody else has changed the stages.
    expect(code(await save([], ids.ada))).toBe('CONFLICT');
    revision = saved.revision;
  });

  test('[EDIT-86] are refused beyond their limits', async () => {
    const of = (name: string, accountIds: unknown[] = [ids.lena]) => ({ name, accountIds });
    const many = (count: number) => Array.from({ length: count }, (_, at) => of(`Stage ${at}`));
    for (const stages of [
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
      expect([stages, code(await save(stages))]).toEqual([stages, 'BAD_INPUT']);
    }
    expect(code(await save([], undefined, 0, 'nowhere'))).toBe('BAD_INPUT');
    const saved = await setStages(...many(5));
    expect(saved.map(({ name }) => name)).toEqual(many(5).map(({ name }) => name));
    const [first] = saved.map(toInput);
    expect(code(await save([first ?? {}, { ...first, name: 'Twice' }]))).toBe('BAD_INPUT');
  });

  test('[EDIT-86] of which nobody can decide are left to administrators', async () => {
    const [, brand] = await setStages(
      { name: 'Legal', accountIds: [ids.lena] },
      { name: 'Brand', accountIds: [ids.quinn] },
    );
    expect(brand?.isLeftToAdministrators).toBe(true);
    const [, second] = await setStages(
      { name: 'Legal', accountIds: [ids.lena] },
      { name: 'Brand', accountIds: [ids.quinn, ids.bo] },
    );
    expect(second?.isLeftToAdministrators).toBe(false);
  });
});

test('[EDIT-86] a site without stages has requests as before, which writers do not see', async () => {
  expect(await requestPublish()).toMatchObject({ approvals: [], stage: null });
  expect(await recipients('publishRequested')).toEqual(expect.arrayContaining(['bo', 'petra']));
  expect(await list(ids.lena)).toEqual({ publishRequests: [], decidesInStages: false });
  expect((await list(ids.petra)).publishRequests).toHaveLength(1);
});

test('[EDIT-86] a request passes its stages in order, and a publisher approves it after the last one', async () => {
  const [legal, brand] = await setTwoStages();
  const request = await requestPublish();
  expect(request.stage).toMatchObject({ name: 'Legal', deciders: ['Lars', 'Lena'] });
  expect((await recipients('stageReached')).sort()).toEqual(['lars', 'lena']);

  expect(await list(ids.lena)).toMatchObject({
    publishRequests: [{ id: request.id, stage: { canDecide: true } }],
    decidesInStages: true,
  });
  expect((await list(ids.petra)).publishRequests).toMatchObject([{ stage: { canDecide: false } }]);
  const refused = await decide(ids.petra, 'approvePublish', request.id);
  expect([code(refused), message(refused)]).toEqual([
    'FORBIDDEN',
    'The request waits for the stage “Legal”.',
  ]);
  for (const as of [ids.petra, ids.bo, ids.anna]) {
    expect(code(await approve(as, request, legal))).toBe('FORBIDDEN');
    expect(code(await decide(as, 'sendBackPublish', request.id, 'answer: "Nej"'))).toBe(
      'FORBIDDEN',
    );
  }
  expect(code(await approve(ids.bo, request, brand))).toBe('CONFLICT');

  const { approveStage: passed } = dataOrThrow(
    await approve(ids.lena, request, legal, 'note: " Gäller till maj. "'),
  );
  expect(passed).toMatchObject({
    state: 'open',
    approvals: [{ stage: 'Legal', by: 'Lena', note: 'Gäller till maj.', isChanged: false }],
    stage: { name: 'Brand', deciders: ['Bo'] },
  });
  expect(await mails()).toMatchObject([
    {
      kind: 'stageReached',
      account_id: ids.bo,
      data: { by: 'Anna', stage: 'Brand', text: 'Klar?', route: '/' },
    },
  ]);
  expect(code(await approve(ids.lars, request, legal))).toBe('CONFLICT');
  expect((await list(ids.lena)).publishRequests).toEqual([]);

  // A publisher of the last stage approves it first, and publishes then.
  expect(code(await decide(ids.bo, 'approvePublish', request.id))).toBe('FORBIDDEN');
  dataOrThrow(await approve(ids.bo, request, brand));
  expect((await recipients('publishRequested')).sort()).toEqual(['ada', 'petra']);
  expect(code(await decide(ids.lena, 'approvePublish', request.id))).toBe('FORBIDDEN');
  const { approvePublish: published } = dataOrThrow(
    await decide(ids.petra, 'approvePublish', request.id),
  );
  expect(published).toMatchObject({
    state: 'approved',
    approvals: [{ stage: 'Legal' }, { stage: 'Brand', by: 'Bo' }],
    stage: null,
  });
});

test('[EDIT-86] whoever asked does not decide in a stage, and administrators do in every one', async () => {
  const [legal] = await setStages({ name: 'Legal', accountIds: [ids.lena] });
  const request = await requestPublish(ids.lena);
  // Nobody else is of the stage: administrators get the mail.
  expect(request.stage).toMatchObject({ deciders: [], canDecide: false });
  expect(await recipients('stageReached')).toEqual(['ada']);
  expect(code(await approve(ids.lena, request, legal))).toBe('FORBIDDEN');
  const { approveStage: passed } = dataOrThrow(await approve(ids.ada, request, legal));
  expect(passed).toMatchObject({ approvals: [{ by: 'Ada' }], stage: null });
});

test('[EDIT-86] accounts that are disabled, or have no right to the site or page, do not count', async () => {
  const limited = await editors.invite({
    email: 'limited@example.com',
    name: 'Limited',
    role: 'writer',
    mayEdit: ['harbour'],
    onlyPages: [
      dataOrThrow(
        await editors.as<{ item: { itemId: string } }>(
          undefined,
          `{ item(where: { path: "${home}/cars", language: "sv" }) { itemId } }`,
        ),
      ).item.itemId,
    ],
  });
  await mails();
  const [legal] = await setStages({
    name: 'Legal',
    accountIds: [ids.lena, ids.lars, ids.quinn, limited.id],
  });
  const disable = async (disabled: boolean) =>
    dataOrThrow(
      await editors.as(
        undefined,
        `mutation { disableEditor(input: { id: "${ids.lars}", disabled: ${disabled} }) { id } }`,
      ),
    );
  await disable(true);
  const request = await requestPublish();
  await disable(false);
  expect(request.stage?.deciders).toEqual(['Lena']);
  expect(await recipients('stageReached')).toEqual(['lena']);
  expect(code(await approve(limited.id, request, legal))).toBe('FORBIDDEN');
  expect(code(await approve(ids.quinn, request, legal))).toBe('FORBIDDEN');
});

test('[EDIT-86] a stage sends a request back with words, and a new request starts at the first stage', async () => {
  const [legal, brand] = await setTwoStages();
  const request = await requestPublish();
  dataOrThrow(await approve(ids.lena, request, legal));
  await mails();
  expect(code(await decide(ids.lena, 'sendBackPublish', request.id, 'answer: "Nej"'))).toBe(
    'FORBIDDEN',
  );
  dataOrThrow(await decide(ids.bo, 'sendBackPublish', request.id, 'answer: "Fel logotyp."'));
  expect(await mails()).toMatchObject([{ kind: 'publishSentBack', data: { by: 'Bo' } }]);
  expect(code(await approve(ids.bo, request, brand))).toBe('NOT_FOUND');
  expect((await requestPublish()).stage?.name).toBe('Legal');
});

test('[EDIT-86] a page that changed after a stage approved it says so, and is approved only by who knows', async () => {
  const [legal, brand] = await setTwoStages();
  await write();
  const request = await requestPublish();
  dataOrThrow(await approve(ids.lena, request, legal));
  await write();
  const refused = await approve(ids.bo, request, brand);
  expect([code(refused), message(refused)]).toEqual([
    'CONFLICT',
    'The page was changed after the request.',
  ]);
  const { approveStage: passed } = dataOrThrow(
    await approve(ids.bo, request, brand, 'knowsChanges: true'),
  );
  expect(passed).toMatchObject({
    isChanged: true,
    approvals: [
      { stage: 'Legal', isChanged: true },
      { stage: 'Brand', isChanged: false },
    ],
  });
  expect(code(await decide(ids.petra, 'approvePublish', request.id))).toBe('CONFLICT');
  dataOrThrow(await decide(ids.petra, 'approvePublish', request.id, 'knowsChanges: true'));
});

describe('stages that change while a request is open', () => {
  test('[EDIT-86] keep what is approved: the first one without approval decides', async () => {
    const [legal, brand] = (await setTwoStages()).map(toInput);
    if (!legal || !brand) throw new Error('There are two stages.');
    const request = await requestPublish();
    const present = async () => (await list(ids.petra)).publishRequests[0]?.stage?.name;
    await setStages(brand, legal);
    expect(await present()).toBe('Brand');
    dataOrThrow(await decide(ids.bo, 'approveStage', request.id, `stageId: "${brand.id}"`));
    expect(await present()).toBe('Legal');
    await setStages({ ...legal, name: 'Law' }, { ...brand, name: 'Marketing' });
    expect(await present()).toBe('Law');
    // The approval keeps the name that the stage had.
    const [{ approvals } = { approvals: [] }] = (await list(ids.petra)).publishRequests;
    expect(approvals).toMatchObject([{ stage: 'Brand' }]);
    await setStages(brand);
    expect(await present()).toBeUndefined();
    // A stage that is added later decides, too.
    await setStages(brand, { name: 'Press', accountIds: [ids.lars] });
    expect(await present()).toBe('Press');
  });

  test('[EDIT-86] notify those who decide then', async () => {
    const [legal, brand] = (await setTwoStages()).map(toInput);
    if (!legal || !brand) throw new Error('There are two stages.');
    await requestPublish();
    await mails();
    await setStages({ ...legal, name: 'Law' }, brand);
    expect(await mails()).toEqual([]);
    await setStages(brand);
    expect(await recipients('stageReached')).toEqual(['bo']);
    await setStages();
    expect((await recipients('publishRequested')).sort()).toEqual(['ada', 'bo', 'petra']);
  });
});

test('[EDIT-86] a stage approves a request once, and none is skipped, when several decide at once', async () => {
  const [legal, brand] = await setStages(
    { name: 'Legal', accountIds: [ids.lena, ids.lars] },
    { name: 'Brand', accountIds: [ids.lena, ids.lars] },
  );
  const request = await requestPublish();
  const answers = await Promise.all([
    approve(ids.lena, request, legal),
    approve(ids.lars, request, legal),
    approve(ids.ada, request, legal),
    decide(ids.petra, 'approvePublish', request.id),
  ]);
  expect(answers.map(code).sort()).toEqual(['CONFLICT', 'CONFLICT', 'FORBIDDEN', undefined]);
  const [open] = (await list(ids.petra)).publishRequests;
  expect(open).toMatchObject({ approvals: [{ stage: 'Legal' }], stage: { id: brand?.id } });

  const decisions = await Promise.all([
    approve(ids.lena, request, brand),
    decide(ids.lars, 'sendBackPublish', request.id, 'answer: "Nej"'),
  ]);
  expect(decisions.map(code).filter((one) => one === undefined)).not.toHaveLength(2);
});

test('[EDIT-86] publishers publish a page directly, whatever stage its request is in', async () => {
  await setTwoStages();
  await write();
  await requestPublish();
  dataOrThrow(
    await editors.as(
      ids.petra,
      `mutation { publishItem(input: { itemId: "${itemId}", languages: ["sv"] }) { published } }`,
    ),
  );
  expect((await list(ids.petra)).publishRequests).toEqual([]);
});

test('[EDIT-86] approvals are erased with their request', async () => {
  const [legal] = await setTwoStages();
  dataOrThrow(await approve(ids.lena, await requestPublish(), legal));
  await connection.pool.query(`delete from "publish_request"`);
  const { rows } = await connection.pool.query(`select * from "request_approval"`);
  expect(rows).toEqual([]);
});
