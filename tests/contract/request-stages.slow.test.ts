import { dataOrThrow, type Answer } from './testPlatform';
import { TestStages } from './testStages';

let stages: TestStages;
let ids: TestStages['ids'];

beforeAll(async () => {
  stages = await TestStages.start();
  ids = stages.ids;
});
afterAll(() => stages.close());
beforeEach(() => stages.clear());

const code = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions?.code;
const message = ({ errors }: Answer<unknown>) => errors?.[0]?.message;

test('[EDIT-86] a site without stages has requests as before, which writers do not see', async () => {
  expect(await stages.requestPublish()).toMatchObject({ approvals: [], stage: null });
  expect(await stages.takeRecipients('publishRequested')).toEqual(
    expect.arrayContaining(['bo', 'petra']),
  );
  expect(await stages.list(ids.lena)).toEqual({ publishRequests: [], decidesInStages: false });
  expect((await stages.list(ids.petra)).publishRequests).toHaveLength(1);
});

test('[EDIT-86] a request passes its stages in order, and a publisher approves it after the last one', async () => {
  const [legal, brand] = await stages.setTwo();
  const request = await stages.requestPublish();
  expect(request.stage).toMatchObject({ name: 'Legal', deciders: ['Lars', 'Lena'] });
  expect((await stages.takeRecipients('stageReached')).sort()).toEqual(['lars', 'lena']);

  expect(await stages.list(ids.lena)).toMatchObject({
    publishRequests: [{ id: request.id, stage: { canDecide: true } }],
    decidesInStages: true,
  });
  expect((await stages.list(ids.petra)).publishRequests).toMatchObject([
    { stage: { canDecide: false } },
  ]);
  const refused = await stages.decide(ids.petra, 'approvePublish', request);
  expect([code(refused), message(refused)]).toEqual([
    'FORBIDDEN',
    'The request waits for the stage “Legal”.',
  ]);
  for (const as of [ids.petra, ids.bo, ids.anna]) {
    expect(code(await stages.approve(as, request, legal))).toBe('FORBIDDEN');
    expect(code(await stages.sendBack(as, request))).toBe('FORBIDDEN');
  }
  expect(code(await stages.approve(ids.bo, request, brand))).toBe('CONFLICT');

  const { approveStage: passed } = dataOrThrow(
    await stages.approve(ids.lena, request, legal, 'note: " Gäller till maj. "'),
  );
  expect(passed).toMatchObject({
    state: 'open',
    approvals: [{ stage: 'Legal', by: 'Lena', note: 'Gäller till maj.', isChanged: false }],
    stage: { name: 'Brand', deciders: ['Bo'] },
  });
  expect(await stages.takeMails()).toMatchObject([
    {
      kind: 'stageReached',
      account_id: ids.bo,
      data: { by: 'Anna', stage: 'Brand', text: 'Klar?', route: '/' },
    },
  ]);
  expect(code(await stages.approve(ids.lars, request, legal))).toBe('CONFLICT');
  expect((await stages.list(ids.lena)).publishRequests).toEqual([]);

  // A publisher of the last stage approves it first, and publishes then.
  expect(code(await stages.decide(ids.bo, 'approvePublish', request))).toBe('FORBIDDEN');
  dataOrThrow(await stages.approve(ids.bo, request, brand));
  expect((await stages.takeRecipients('publishRequested')).sort()).toEqual(['ada', 'petra']);
  expect(code(await stages.decide(ids.lena, 'approvePublish', request))).toBe('FORBIDDEN');
  const { approvePublish: published } = dataOrThrow(
    await stages.decide(ids.petra, 'approvePublish', request),
  );
  expect(published).toMatchObject({
    state: 'approved',
    approvals: [{ stage: 'Legal' }, { stage: 'Brand', by: 'Bo' }],
    stage: null,
  });
});

test('[EDIT-86] the person who asked does not decide in a stage, and administrators do in every one', async () => {
  const [legal] = await stages.set({ name: 'Legal', accountIds: [ids.lena] });
  const request = await stages.requestPublish(ids.lena);
  // No one else is of the stage: administrators get the mail.
  expect(request.stage).toMatchObject({ deciders: [], canDecide: false });
  expect(await stages.takeRecipients('stageReached')).toEqual(['ada']);
  expect(code(await stages.approve(ids.lena, request, legal))).toBe('FORBIDDEN');
  const { approveStage: passed } = dataOrThrow(await stages.approve(ids.ada, request, legal));
  expect(passed).toMatchObject({ approvals: [{ by: 'Ada' }], stage: null });
});

test('[EDIT-86] accounts that are disabled, or have no right to the site or page, do not count', async () => {
  const limited = await stages.editors.invite({
    email: 'limited@example.com',
    name: 'Limited',
    role: 'writer',
    mayEdit: ['harbour'],
    onlyPages: [
      dataOrThrow(
        await stages.editors.as<{ item: { itemId: string } }>(
          undefined,
          `{ item(where: { path: "/sitecore/content/harbour/Home/cars", language: "sv" }) { itemId } }`,
        ),
      ).item.itemId,
    ],
  });
  await stages.takeMails();
  const [legal] = await stages.set({
    name: 'Legal',
    accountIds: [ids.lena, ids.lars, ids.quinn, limited.id],
  });
  const disable = async (disabled: boolean) =>
    dataOrThrow(
      await stages.editors.as(
        undefined,
        `mutation { disableEditor(input: { id: "${ids.lars}", disabled: ${disabled} }) { id } }`,
      ),
    );
  await disable(true);
  const request = await stages.requestPublish();
  await disable(false);
  expect(request.stage?.deciders).toEqual(['Lena']);
  expect(await stages.takeRecipients('stageReached')).toEqual(['lena']);
  expect(code(await stages.approve(limited.id, request, legal))).toBe('FORBIDDEN');
  expect(code(await stages.approve(ids.quinn, request, legal))).toBe('FORBIDDEN');
});

test('[EDIT-86] a stage sends a request back with words, and a new request starts at the first stage', async () => {
  const [legal, brand] = await stages.setTwo();
  const request = await stages.requestPublish();
  dataOrThrow(await stages.approve(ids.lena, request, legal));
  await stages.takeMails();
  expect(code(await stages.sendBack(ids.lena, request))).toBe('FORBIDDEN');
  dataOrThrow(await stages.sendBack(ids.bo, request));
  expect(await stages.takeMails()).toMatchObject([{ kind: 'publishSentBack', data: { by: 'Bo' } }]);
  expect(code(await stages.approve(ids.bo, request, brand))).toBe('NOT_FOUND');
  expect((await stages.requestPublish()).stage?.name).toBe('Legal');
});

test('[EDIT-86] a page that changed after a stage approved it says so, and is approved only by those who know', async () => {
  const [legal, brand] = await stages.setTwo();
  await stages.write();
  const request = await stages.requestPublish();
  dataOrThrow(await stages.approve(ids.lena, request, legal));
  await stages.write();
  const refused = await stages.approve(ids.bo, request, brand);
  expect([code(refused), message(refused)]).toEqual([
    'CONFLICT',
    'The page was changed after the request.',
  ]);
  const { approveStage: passed } = dataOrThrow(
    await stages.approve(ids.bo, request, brand, 'knowsChanges: true'),
  );
  expect(passed).toMatchObject({
    isChanged: true,
    approvals: [
      { stage: 'Legal', isChanged: true },
      { stage: 'Brand', isChanged: false },
    ],
  });
  expect(code(await stages.decide(ids.petra, 'approvePublish', request))).toBe('CONFLICT');
  dataOrThrow(await stages.decide(ids.petra, 'approvePublish', request, 'knowsChanges: true'));
});

test('[EDIT-86] a stage approves a request once, and none is skipped, when several decide at once', async () => {
  const [legal, brand] = await stages.set(
    { name: 'Legal', accountIds: [ids.lena, ids.lars] },
    { name: 'Brand', accountIds: [ids.lena, ids.lars] },
  );
  const request = await stages.requestPublish();
  const answers = await Promise.all([
    stages.approve(ids.lena, request, legal),
    stages.approve(ids.lars, request, legal),
    stages.approve(ids.ada, request, legal),
    stages.decide(ids.petra, 'approvePublish', request),
  ]);
  expect(answers.map(code).sort()).toEqual(['CONFLICT', 'CONFLICT', 'FORBIDDEN', undefined]);
  const [open] = (await stages.list(ids.petra)).publishRequests;
  expect(open).toMatchObject({ approvals: [{ stage: 'Legal' }], stage: { id: brand?.id } });

  const decisions = await Promise.all([
    stages.approve(ids.lena, request, brand),
    stages.sendBack(ids.lars, request),
  ]);
  expect(decisions.map(code).filter((one) => one === undefined)).not.toHaveLength(2);
});

test('[EDIT-86] publishers publish a page directly, in every stage of its request', async () => {
  await stages.setTwo();
  await stages.write();
  await stages.requestPublish();
  dataOrThrow(
    await stages.editors.as(
      ids.petra,
      `mutation { publishItem(input: { itemId: "${stages.itemId}", languages: ["sv"] }) { published } }`,
    ),
  );
  expect((await stages.list(ids.petra)).publishRequests).toEqual([]);
});

test('[EDIT-86] approvals are erased with their request', async () => {
  const [legal] = await stages.setTwo();
  dataOrThrow(await stages.approve(ids.lena, await stages.requestPublish(), legal));
  await stages.connection.pool.query(`delete from "publish_request"`);
  const { rows } = await stages.connection.pool.query(`select * from "request_approval"`);
  expect(rows).toEqual([]);
});
