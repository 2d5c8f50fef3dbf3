/** What editors do with releases: each change is checked, recorded and made from the revision in sight. */
import type { Transaction } from '../../../platform/database/connect';
import type { contentReleases } from '../../../platform/database/tables/content';
import { newId, parseId } from '../../items/guid';
import {
  countToCome,
  deleteReleaseItem,
  insertRelease,
  insertReleaseItem,
  readRelease,
  updateRelease,
  type ReleaseItem,
  type ReleaseState,
  type ReleaseWithItems,
} from './releaseTable';
import { endRelease, problemOf, publishRelease } from './runRelease';
import type { AuthoringContext } from '../authoringContext';
import { editError } from '../editError';
import { recordAction } from '../people/auditTrail';
import { pageOf } from '../publishing/publishContent';
import type {
  CreateReleaseInput,
  ReleaseInput,
  ReleaseItemInput,
  SchedulePageInput,
  UpdateReleaseInput,
} from '../../generated/authoringTypes';

/** Most releases of a site that are not over, and items in one. */
const MAX_TO_COME = 300;
const MAX_ITEMS = 200;
const MAX_NAME = 120;
/** How far ahead times may be, in ms. */
const MAX_AHEAD_MS = 3 * 366 * 24 * 60 * 60_000;
/** A time that has passed this lately, in ms, is taken as now: the form was open for a while. */
const LATE_MS = 5 * 60_000;

const toCome: ReadonlySet<ReleaseState> = new Set(['open', 'scheduled', 'live']);

export async function schedulePage(
  context: AuthoringContext,
  { itemId, language, publishAt, endAt, sharedItemId }: SchedulePageInput,
): Promise<ReleaseWithItems> {
  const { store } = context;
  const page = pageOf(store, itemId);
  const start = readTime(publishAt, 'publishAt') ?? new Date();
  const end = readTime(endAt, 'endAt');
  checkOrder(start, end);
  const shared = sharedItemId ? [readItem(context, sharedItemId, language)] : [];
  const items = [readItem(context, page.id, language), ...shared];
  const [problem] = items.flatMap((item) => problemOf(store, item) ?? []);
  if (problem) throw editError('BAD_INPUT', problem);
  const site = page.site ?? '';
  const name = items[0]?.name ?? page.name;
  const times = { publishAt: start, endAt: end };
  return add(
    context,
    { site, name, kind: 'page', state: 'scheduled', ...times },
    items,
    'schedulePage',
  );
}

export async function createRelease(
  context: AuthoringContext,
  { site, name, publishAt }: CreateReleaseInput,
): Promise<ReleaseWithItems> {
  if (!context.store.sites.has(site)) throw editError('NOT_FOUND', 'There is no such site.');
  const time = readTime(publishAt, 'publishAt');
  const state = time ? 'scheduled' : 'open';
  const release = { site, name: readReleaseName(name), state, publishAt: time } as const;
  return add(context, { ...release, kind: 'release' }, [], 'createRelease');
}

export async function changeRelease(
  context: AuthoringContext,
  input: UpdateReleaseInput,
): Promise<ReleaseWithItems> {
  return change(context, input, 'updateRelease', (release) => {
    const isLive = release.state === 'live';
    if (isLive && input.publishAt !== undefined) {
      throw editError('BAD_INPUT', 'It is published already.');
    }
    const publishAt =
      input.publishAt === undefined ? release.publishAt : readTime(input.publishAt, 'publishAt');
    const endAt = input.endAt === undefined ? release.endAt : readTime(input.endAt, 'endAt');
    if (!isLive && endAt && !publishAt) {
      throw editError('BAD_INPUT', 'An end needs a time to publish at.');
    }
    checkOrder(isLive ? new Date() : publishAt, endAt);
    const waiting = publishAt ? 'scheduled' : 'open';
    // Without an end what is public stays so.
    const state = isLive ? (endAt ? 'live' : 'done') : waiting;
    const name = typeof input.name === 'string' ? readReleaseName(input.name) : release.name;
    const endedAt = state === 'done' ? new Date() : null;
    return { name, publishAt, endAt, state, endedAt };
  });
}

export async function addToRelease(
  context: AuthoringContext,
  { id, itemId, language }: ReleaseItemInput,
): Promise<ReleaseWithItems> {
  const item = readItem(context, itemId, language);
  return changeItems(context, id, 'addToRelease', item, async (tx, release) => {
    if (context.store.draft.find(item.itemId)?.site !== release.site) {
      throw editError('BAD_INPUT', 'That belongs to another site.');
    }
    if (release.items.length >= MAX_ITEMS) {
      throw editError('BAD_INPUT', `A release holds ${MAX_ITEMS} items at most.`);
    }
    await insertReleaseItem(tx, id, item);
  });
}

export async function removeFromRelease(
  context: AuthoringContext,
  { id, itemId, language }: ReleaseItemInput,
): Promise<ReleaseWithItems> {
  const item = { itemId: parseId(itemId) ?? '', language };
  return changeItems(context, id, 'removeFromRelease', item, (tx) =>
    deleteReleaseItem(tx, id, item),
  );
}

export async function cancelRelease(
  context: AuthoringContext,
  input: ReleaseInput,
): Promise<ReleaseWithItems> {
  return change(context, input, 'cancelRelease', () => ({
    state: 'cancelled',
    endedAt: new Date(),
  }));
}

export async function publishReleaseNow(
  context: AuthoringContext,
  input: ReleaseInput,
): Promise<ReleaseWithItems> {
  return changePublic(context, input, 'publishRelease', async (known, tx) => {
    if (known.state === 'live') throw editError('BAD_INPUT', 'It is published already.');
    const { before } = await publishRelease(tx, context.store, known);
    const state = known.endAt ? 'live' : 'done';
    return { state, before, publishedAt: new Date(), reason: null };
  });
}

export async function endReleaseNow(
  context: AuthoringContext,
  input: ReleaseInput,
): Promise<ReleaseWithItems> {
  return changePublic(context, input, 'endRelease', async (known, tx) => {
    if (known.state !== 'live') throw editError('BAD_INPUT', 'It is not public for a time.');
    await endRelease(tx, context.store, known);
    return { state: 'done', endedAt: new Date() };
  });
}

/** A change of what visitors see. */
async function changePublic(...args: Parameters<typeof change>): Promise<ReleaseWithItems> {
  const [{ store, notices }] = args;
  const release = await change(...args);
  await store.refresh();
  notices.wake();
  return release;
}

type NewRelease = Omit<typeof contentReleases.$inferInsert, 'id' | 'authorId' | 'authorName'>;

async function add(
  context: AuthoringContext,
  release: NewRelease,
  items: readonly ReleaseItem[],
  action: string,
): Promise<ReleaseWithItems> {
  const { db, actor, releases } = context;
  const id = newId();
  await db.transaction(async (tx) => {
    if ((await countToCome(tx, release.site)) >= MAX_TO_COME) {
      throw editError('BAD_INPUT', 'There are too many releases to come; cancel some first.');
    }
    await insertRelease(tx, { ...release, id, authorId: actor.id, authorName: actor.name }, items);
    const [item] = items;
    const details = { release: id, name: release.name, publishAt: release.publishAt };
    const about = { itemId: item?.itemId, language: item?.language, details };
    await recordAction(tx, { actor, action, site: release.site, ...about });
  });
  releases.wake();
  return known(await readRelease(db, id));
}

/** Changes a release that is not over, from the revision in sight. */
async function change(
  context: AuthoringContext,
  { id, expectedRevision }: ReleaseInput,
  action: string,
  make: (
    release: ReleaseWithItems,
    tx: Transaction,
  ) => Partial<NewRelease> | Promise<Partial<NewRelease>>,
): Promise<ReleaseWithItems> {
  const { db, actor, releases } = context;
  await db.transaction(async (tx) => {
    const release = known(await readRelease(tx, id));
    if (release.revision !== expectedRevision) throw conflict(release.revision);
    checkToCome(release);
    const changed = await make(release, tx);
    if (!(await updateRelease(tx, release, changed))) throw conflict();
    const { site, name } = release;
    await recordAction(tx, { actor, action, site, details: { release: id, name } });
  });
  releases.wake();
  return known(await readRelease(db, id));
}

/** Changes what is in a release; two editors may do so at once. */
async function changeItems(
  context: AuthoringContext,
  id: string,
  action: string,
  { itemId, language }: Pick<ReleaseItem, 'itemId' | 'language'>,
  make: (tx: Transaction, release: ReleaseWithItems) => Promise<void>,
): Promise<ReleaseWithItems> {
  const { db, actor } = context;
  await db.transaction(async (tx) => {
    const release = known(await readRelease(tx, id));
    checkToCome(release);
    if (release.state === 'live') throw editError('BAD_INPUT', 'It is published already.');
    await make(tx, release);
    // The one that publishes it at this very time comes before or after.
    if (!(await updateRelease(tx, release, {}))) throw conflict();
    const { site, name } = release;
    const details = { release: id, name };
    await recordAction(tx, { actor, action, site, itemId, language, details });
  });
  return known(await readRelease(db, id));
}

function readItem({ store }: AuthoringContext, itemId: string, language: string): ReleaseItem {
  const draft = store.draft.findIn(itemId, language) ?? store.published.findIn(itemId, language);
  if (!draft) throw editError('NOT_FOUND', 'There is no such item.');
  return { itemId: draft.item.id, language, name: draft.version.displayName };
}

function readReleaseName(raw: string): string {
  const name = raw.trim().replace(/\s+/g, ' ');
  if (name !== '' && name.length <= MAX_NAME) return name;
  throw editError('BAD_INPUT', `A name has 1 to ${MAX_NAME} characters.`);
}

/** A time in the future, or now for one that has just passed. @throws BAD_INPUT */
function readTime(raw: string | null | undefined, name: string): Date | null {
  if (raw === null || raw === undefined) return null;
  const isIso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.test(raw);
  const time = isIso ? Date.parse(raw) : NaN;
  if (Number.isNaN(time)) throw editError('BAD_INPUT', `${name} must be a time, with its zone.`);
  const ahead = time - Date.now();
  if (ahead < -LATE_MS) throw editError('BAD_INPUT', 'That time has passed.');
  if (ahead > MAX_AHEAD_MS) throw editError('BAD_INPUT', 'That time is too far ahead.');
  return new Date(time);
}

function checkOrder(start: Date | null, end: Date | null): void {
  if (!start || !end || end > start) return;
  throw editError('BAD_INPUT', 'The end must come after the beginning.');
}

function checkToCome({ state }: ReleaseWithItems): void {
  if (!toCome.has(state)) throw editError('CONFLICT', `It is over: ${state}.`);
}

function known(release: ReleaseWithItems | undefined): ReleaseWithItems {
  if (release) return release;
  throw editError('NOT_FOUND', 'There is no such release.');
}

const conflict = (currentVersion?: number) =>
  editError('CONFLICT', 'Somebody else changed it in between.', { currentVersion });
