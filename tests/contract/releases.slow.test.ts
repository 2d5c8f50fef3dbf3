import { sql } from 'drizzle-orm';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { startReleaseRunner } from './startReleaseRunner';
import { dataOrThrow, TestPlatform, type Answer } from './testPlatform';
import { WebProcess } from './webProcess';
import { waitUntil } from '../support/waitUntil';

interface Release {
  id: string;
  state: string;
  revision: number;
  reason: { text: string } | null;
  items: { itemId: string; name: string; isGone: boolean }[];
}

const selection = 'release { id state revision reason items { itemId name isGone } } ';
const home = '/sitecore/content/harbour/Home';
const hero = `${home}/Data/HeroBanner 1`;

let web: WebProcess;
let platform: TestPlatform;
let connection: DatabaseConnection;

beforeAll(async () => {
  web = await WebProcess.start();
  platform = await TestPlatform.start({ webUrl: web.url });
  connection = await connectDatabase({ url: platform.database.url });
});

afterAll(async () => {
  await connection.close();
  await platform.close();
  await web.close();
});

const mutate = <Data>(name: string, input: object, fields: string): Promise<Answer<Data>> => {
  const type = inputs[name];
  return platform.queryAuthoring<Data>(
    `mutation ($input: ${type}!) { result: ${name}(input: $input) { ${fields} } }`,
    { input },
  );
};
const inputs: Record<string, string> = {
  unpublishPage: 'UnpublishPageInput',
  schedulePage: 'SchedulePageInput',
  createRelease: 'CreateReleaseInput',
  updateRelease: 'UpdateReleaseInput',
  addToRelease: 'ReleaseItemInput',
  removeFromRelease: 'ReleaseItemInput',
  publishRelease: 'ReleaseInput',
  endRelease: 'ReleaseInput',
  cancelRelease: 'ReleaseInput',
};

const release = async (name: string, input: object): Promise<Release> =>
  dataOrThrow(await mutate<{ result: { release: Release } }>(name, input, selection)).result
    .release;

async function getCode(name: string, input: object): Promise<unknown> {
  const { errors } = await mutate(name, input, selection);
  return errors?.[0]?.extensions?.code;
}

async function getItem(path: string): Promise<{ itemId: string; version: number }> {
  const found = await platform.queryAuthoring<{ item: { itemId: string; version: number } }>(
    'query ($path: String!) { item(where: { path: $path, language: "sv" }) { itemId version } }',
    { path },
  );
  return dataOrThrow(found).item;
}

async function write(path: string, value: string): Promise<void> {
  const { version } = await getItem(path);
  const input = {
    path,
    language: 'sv',
    expectedVersion: version,
    fields: [{ name: path === hero ? 'Title' : 'metaTitle', value }],
  };
  dataOrThrow(
    await platform.queryAuthoring(
      'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }',
      { input },
    ),
  );
}

async function readPublicTitle(): Promise<string | undefined> {
  const { item } = await platform.read<{ item: { field: { value: string } } | null }>(
    `{ item(path: "${hero}", language: "sv") { field(name: "Title") { value } } }`,
  );
  return item?.field.value;
}

async function readDraftTitle(): Promise<string | undefined> {
  const { data } = await platform.preview<{ item: { field: { value: string } } | null }>(
    `{ item(path: "${hero}", language: "sv") { field(name: "Title") { value } } }`,
  );
  return data?.item?.field.value;
}

async function isServed(route: string): Promise<boolean> {
  const { layout } = await platform.read<{ layout: { item: { rendered: unknown } | null } }>(
    'query ($r: String!) { layout(site: "harbour", routePath: $r, language: "sv") { item { rendered } } }',
    { r: route },
  );
  return Boolean(layout.item?.rendered);
}

async function findRelease(id: string): Promise<Release | undefined> {
  const { releases } = dataOrThrow(
    await platform.queryAuthoring<{ releases: Release[] }>(
      '{ releases(site: "harbour") { id state revision reason items { itemId name isGone } } }',
    ),
  );
  return releases.find((entry) => entry.id === id);
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

const readActions = async (id: string) => {
  const { rows } = await connection.db.execute<{ action: string }>(
    sql`select action from content_action where details ->> 'release' = ${id} order by id`,
  );
  return rows.map(({ action }) => action);
};

test('[EDIT-53] a page is published at one time and reverted at another, and its draft is kept', async () => {
  const { itemId } = await getItem(home);
  await write(hero, 'Kampanj');
  const made = await release('schedulePage', {
    itemId,
    language: 'sv',
    publishAt: inMs(300),
    endAt: inMs(1500),
  });
  expect([made.state, await readPublicTitle()]).toEqual(['scheduled', 'Välkommen']);
  await waitUntil(async () => (await readPublicTitle()) === 'Kampanj');
  expect((await findRelease(made.id))?.state).toBe('live');
  await waitUntil(async () => (await readPublicTitle()) === 'Välkommen');
  expect(await readDraftTitle()).toBe('Kampanj');
  expect((await findRelease(made.id))?.state).toBe('done');
  expect(await readActions(made.id)).toEqual(['schedulePage', 'publishRelease', 'endRelease']);

  // An unpublished item can be published again.
  const published = await platform.queryAuthoring<{ publishItem: { published: number } }>(
    'mutation ($input: PublishItemInput!) { publishItem(input: $input) { published } }',
    { input: { itemId } },
  );
  expect(dataOrThrow(published).publishItem.published).toBe(1);
  expect(await readPublicTitle()).toBe('Kampanj');
});

test('[EDIT-53] a release that falls due while no process runs is published at the next start, once', async () => {
  const { itemId } = await getItem(home);
  await write(hero, 'Försenad');
  const made = await release('schedulePage', { itemId, language: 'sv', publishAt: inMs(60_000) });
  const others = await Promise.all([1, 2, 3].map(() => startReleaseRunner(connection.db, web.url)));
  // The release becomes due while no process runs.
  await connection.db.execute(
    sql`update content_release set publish_at = now() - interval '1 hour' where id = ${made.id}`,
  );
  for (const runner of others) runner.wake();
  await platform.restart();
  await waitUntil(async () => (await findRelease(made.id))?.state === 'done');
  await Promise.all(others.map((runner) => runner.close()));
  expect(await readActions(made.id)).toEqual(['schedulePage', 'publishRelease']);
  await platform.store.refresh();
  expect(await readPublicTitle()).toBe('Försenad');
});

test('[EDIT-53] a release that a temporary database error stopped is retried', async () => {
  const { itemId } = await getItem(home);
  await write(hero, 'Vid tredje försöket');
  // Counts in a sequence, since sequences are not rolled back with a transaction.
  await connection.pool.query(`
    create sequence tries;
    create function stop_twice() returns trigger language plpgsql as $$
      begin
        if nextval('tries') <= 2 then raise 'deadlock' using errcode = 'deadlock_detected'; end if;
        return new;
      end $$;
    create trigger stop before insert on publish_notice execute function stop_twice();`);
  const made = await release('schedulePage', { itemId, language: 'sv', publishAt: inMs(100) });
  await waitUntil(async () => (await findRelease(made.id))?.state === 'done');
  expect(await readActions(made.id)).toEqual(['schedulePage', 'publishRelease']);
  expect(await readPublicTitle()).toBe('Vid tredje försöket');
  await connection.pool.query('drop trigger stop on publish_notice');
});

test('[EDIT-54] a release publishes all its pages together, with one notice', async () => {
  const first = await release('createRelease', { site: 'harbour', name: ' Vår  2027 ' });
  const { itemId } = await getItem(home);
  await write(hero, 'I lanseringen');
  let current = await release('addToRelease', { id: first.id, itemId, language: 'sv' });
  const other = await getItem(`${home}/cars/vintage`).catch(() => undefined);
  expect(current.items).toHaveLength(1);
  // Adding the same item again changes nothing.
  current = await release('addToRelease', { id: first.id, itemId, language: 'sv' });
  expect(current.items).toHaveLength(1);
  expect(other).toBeDefined();
  await write(`${home}/cars/vintage`, 'Om oss, nytt');
  current = await release('addToRelease', {
    id: first.id,
    itemId: other?.itemId,
    language: 'sv',
  });
  const stale = { id: first.id, expectedRevision: current.revision - 1 };
  expect(await getCode('publishRelease', stale)).toBe('CONFLICT');
  const before = web.notices.length;
  const done = await release('publishRelease', {
    id: first.id,
    expectedRevision: current.revision,
  });
  expect(done.state).toBe('done');
  expect(await readPublicTitle()).toBe('I lanseringen');
  await web.waitForNotice(before + 1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(web.notices).toHaveLength(before + 1);
  expect(await getCode('cancelRelease', { id: first.id, expectedRevision: done.revision })).toBe(
    'CONFLICT',
  );
});

test('[EDIT-53] a temporary publication can be ended early; any other cannot', async () => {
  const { itemId } = await getItem(home);
  const before = await readPublicTitle();
  await write(hero, 'Bara en stund');
  const page = { itemId, language: 'sv' };
  const made = await release('schedulePage', { ...page, endAt: inMs(3_600_000) });
  await waitUntil(async () => (await findRelease(made.id))?.state === 'live');
  expect(await readPublicTitle()).toBe('Bara en stund');
  const live = await findRelease(made.id);
  const end = { id: made.id, expectedRevision: live?.revision ?? 0 };
  expect((await release('endRelease', end)).state).toBe('done');
  expect([await readPublicTitle(), await readDraftTitle()]).toEqual([before, 'Bara en stund']);
  expect(await getCode('endRelease', end)).toBe('CONFLICT');
  const waiting = await release('schedulePage', { ...page, publishAt: inMs(60_000) });
  const change = { id: waiting.id, expectedRevision: waiting.revision };
  expect(await getCode('endRelease', change)).toBe('BAD_INPUT');
  await release('cancelRelease', change);
});

test('[EDIT-54] a release with a missing item fails completely with its reason, and other releases continue', async () => {
  const created = await platform.queryAuthoring<{ createItem: { item: { itemId: string } } }>(
    'mutation ($input: CreateItemInput!) { createItem(input: $input) { item { itemId } } }',
    { input: { name: 'soon-gone', templateId: 'ContentPage', parent: home, language: 'sv' } },
  );
  const gone = dataOrThrow(created).createItem.item.itemId;
  const broken = await release('createRelease', { site: 'harbour', name: 'Trasig' });
  const { itemId } = await getItem(home);
  await write(hero, 'Inte från den trasiga');
  await release('addToRelease', { id: broken.id, itemId, language: 'sv' });
  const { revision } = await release('addToRelease', {
    id: broken.id,
    itemId: gone,
    language: 'sv',
  });
  dataOrThrow(
    await platform.queryAuthoring(
      'mutation ($input: DeleteItemInput!) { deleteItem(input: $input) { successful } }',
      { input: { itemId: gone } },
    ),
  );
  await release('updateRelease', {
    id: broken.id,
    expectedRevision: revision,
    publishAt: inMs(100),
  });
  const well = await release('createRelease', { site: 'harbour', name: 'Hel' });
  const added = await release('addToRelease', { id: well.id, itemId, language: 'sv' });
  await release('updateRelease', {
    id: well.id,
    expectedRevision: added.revision,
    publishAt: inMs(400),
  });
  await waitUntil(async () => (await findRelease(broken.id))?.state === 'failed');
  expect((await findRelease(broken.id))?.reason?.text).toBe('“soon-gone” is gone.');
  await waitUntil(async () => (await findRelease(well.id))?.state === 'done');
  expect(await readPublicTitle()).toBe('Inte från den trasiga');
});

test('[EDIT-53] a schedule can be moved or cancelled, and is refused if its times are invalid', async () => {
  const { itemId } = await getItem(home);
  const page = { itemId, language: 'sv' };
  expect(await getCode('schedulePage', { ...page, publishAt: inMs(-3_600_000) })).toBe('BAD_INPUT');
  expect(await getCode('schedulePage', { ...page, publishAt: '2027-02-30' })).toBe('BAD_INPUT');
  expect(await getCode('schedulePage', { ...page, publishAt: inMs(9000), endAt: inMs(8000) })).toBe(
    'BAD_INPUT',
  );
  expect(await getCode('schedulePage', { itemId: 'x', language: 'sv' })).toBe('NOT_FOUND');
  const made = await release('schedulePage', { ...page, publishAt: inMs(60_000) });
  const change = { id: made.id, expectedRevision: made.revision };
  const moved = await release('updateRelease', { ...change, publishAt: inMs(90_000) });
  expect(await getCode('updateRelease', { ...change, publishAt: inMs(80_000) })).toBe('CONFLICT');
  const cancelled = await release('cancelRelease', {
    id: made.id,
    expectedRevision: moved.revision,
  });
  expect(cancelled.state).toBe('cancelled');
});

test('[EDIT-55] an unpublished page is hidden from visitors, and its draft can be published again', async () => {
  const { itemId } = await getItem(`${home}/cars/vintage`);
  expect(await isServed('/cars/vintage')).toBe(true);
  const { result } = dataOrThrow(
    await mutate<{ result: { paths: string[] } }>(
      'unpublishPage',
      { itemId, language: 'sv' },
      'paths',
    ),
  );
  expect(result.paths).toContain('/cars/vintage');
  expect(await isServed('/cars/vintage')).toBe(false);
  expect((await getItem(`${home}/cars/vintage`)).itemId).toBe(itemId);
  const published = await platform.queryAuthoring(
    'mutation ($input: PublishItemInput!) { publishItem(input: $input) { published } }',
    { input: { itemId } },
  );
  dataOrThrow(published);
  expect(await isServed('/cars/vintage')).toBe(true);
  // Pages that the site needs are reported and stay published.
  for (const path of [home, `${home}/404`]) {
    const stays = await getItem(path);
    const input = { itemId: stays.itemId, language: 'sv' };
    const refused = await mutate('unpublishPage', input, 'paths');
    expect(refused.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    const preview = await platform.queryAuthoring<{ unpublished: { stays: boolean } }>(
      'query ($itemId: ID!, $language: String!) { unpublished(itemId: $itemId, language: $language) { stays } }',
      input,
    );
    expect(dataOrThrow(preview).unpublished.stays).toBe(true);
  }
});

test('[EDIT-53] [EDIT-55] an unpublished page that is published temporarily is unpublished again afterwards', async () => {
  const { itemId } = await getItem(`${home}/cars/vintage`);
  dataOrThrow(await mutate('unpublishPage', { itemId, language: 'sv' }, 'paths'));
  expect(await isServed('/cars/vintage')).toBe(false);
  const made = await release('schedulePage', {
    itemId,
    language: 'sv',
    publishAt: inMs(300),
    endAt: inMs(1500),
  });
  await waitUntil(() => isServed('/cars/vintage'));
  await waitUntil(async () => (await findRelease(made.id))?.state === 'done');
  expect(await isServed('/cars/vintage')).toBe(false);
});

test('[EDIT-50] a draft that equals the published version is not a change', async () => {
  const { itemId } = await getItem(home);
  const count = async () =>
    dataOrThrow(
      await platform.queryAuthoring<{ unpublished: { page: number } }>(
        'query ($itemId: ID!) { unpublished(itemId: $itemId, language: "sv") { page } }',
        { itemId },
      ),
    ).unpublished.page;
  const displayed = (await readPublicTitle()) ?? '';
  await write(hero, 'Något annat');
  const changed = await count();
  await write(hero, displayed);
  expect(await count()).toBe(changed - 1);
  const before = web.notices.length;
  const published = await platform.queryAuthoring<{ publishItem: { published: number } }>(
    'mutation ($input: PublishItemInput!) { publishItem(input: $input) { published } }',
    { input: { path: hero } },
  );
  expect(dataOrThrow(published).publishItem.published).toBe(0);
  expect(web.notices).toHaveLength(before);
});
