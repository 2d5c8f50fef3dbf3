/** Operations on releases. Each is checked, recorded, and based on the revision that the editor sees. */
import type { Transaction } from '../../../platform/database/connect';
import type { contentReleases } from '../../../platform/database/tables/content';
import { createId, parseId } from '../../items/guid';
import {
  countOpen,
  deleteReleaseItem,
  insertRelease,
  insertReleaseItem,
  readRelease,
  updateRelease,
  type ReleaseItem,
  type ReleaseState,
  type ReleaseWithItems,
} from './releaseTable';
import { endRelease, findProblem, publishRelease } from './runRelease';
import type { AuthoringContext } from '../authoringContext';
import { createEditError } from '../createEditError';
import { recordAction } from '../people/auditTrail';
import { getDraftPage } from '../publishing/publishContent';
import { localizable } from '../../../domain/localizable';
import type {
  CreateReleaseInput,
  ReleaseInput,
  ReleaseItemInput,
  SchedulePageInput,
  UpdateReleaseInput,
} from '../../generated/authoringTypes';

/** Maximum open releases of a site, and maximum items of a release. */
const MAX_OPEN_RELEASES = 300;
const MAX_ITEMS = 200;
const MAX_NAME_LENGTH = 120;
/** Maximum time ahead of now. */
const MAX_AHEAD_MS = 3 * 366 * 24 * 60 * 60_000;
/** Times that passed this recently count as now, as the form may have been open for a while. */
const PAST_TOLERANCE_MS = 5 * 60_000;

const OPEN_STATES: ReadonlySet<ReleaseState> = new Set(['open', 'scheduled', 'live']);

export async function schedulePage(
  context: AuthoringContext,
  { itemId, language, publishAt, endAt, sharedItemId }: SchedulePageInput,
): Promise<ReleaseWithItems> {
  const { store } = context;
  const page = getDraftPage(store, itemId);
  const publishTime = parseTime(publishAt, 'publishAt') ?? new Date();
  const endTime = parseTime(endAt, 'endAt');
  checkOrder(publishTime, endTime);
  const sharedItems = sharedItemId ? [toReleaseItem(context, sharedItemId, language)] : [];
  const items = [toReleaseItem(context, page.id, language), ...sharedItems];
  const [problem] = items.flatMap((item) => findProblem(store, item) ?? []);
  if (problem) throw createEditError('BAD_INPUT', problem);
  const site = page.site ?? '';
  const name = items[0]?.name ?? page.name;
  const times = { publishAt: publishTime, endAt: endTime };
  return addRelease(
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
  if (!context.store.sites.has(site)) throw createEditError('NOT_FOUND', 'There is no such site.');
  const time = parseTime(publishAt, 'publishAt');
  const state = time ? 'scheduled' : 'open';
  const release = { site, name: parseReleaseName(name), state, publishAt: time } as const;
  return addRelease(context, { ...release, kind: 'release' }, [], 'createRelease');
}

export async function changeRelease(
  context: AuthoringContext,
  input: UpdateReleaseInput,
): Promise<ReleaseWithItems> {
  return updateOpenRelease(context, input, 'updateRelease', (release) => {
    const isLive = release.state === 'live';
    if (isLive && input.publishAt !== undefined) {
      throw createEditError('BAD_INPUT', 'It is published already.');
    }
    const publishAt =
      input.publishAt === undefined ? release.publishAt : parseTime(input.publishAt, 'publishAt');
    const endAt = input.endAt === undefined ? release.endAt : parseTime(input.endAt, 'endAt');
    if (!isLive && endAt && !publishAt) {
      throw createEditError('BAD_INPUT', 'An end needs a time to publish at.');
    }
    checkOrder(isLive ? new Date() : publishAt, endAt);
    const unpublishedState = publishAt ? 'scheduled' : 'open';
    // Without an end, published content stays public.
    const state = isLive ? (endAt ? 'live' : 'done') : unpublishedState;
    const name = typeof input.name === 'string' ? parseReleaseName(input.name) : release.name;
    const endedAt = state === 'done' ? new Date() : null;
    return { name, publishAt, endAt, state, endedAt };
  });
}

export async function addToRelease(
  context: AuthoringContext,
  { id, itemId, language }: ReleaseItemInput,
): Promise<ReleaseWithItems> {
  const item = toReleaseItem(context, itemId, language);
  return updateItems(context, id, 'addToRelease', item, async (tx, release) => {
    if (context.store.draft.find(item.itemId)?.site !== release.site) {
      throw createEditError('BAD_INPUT', 'That belongs to another site.');
    }
    if (release.items.length >= MAX_ITEMS) {
      throw createEditError('BAD_INPUT', localizable`A release holds ${MAX_ITEMS} items at most.`);
    }
    await insertReleaseItem(tx, id, item);
  });
}

export async function removeFromRelease(
  context: AuthoringContext,
  { id, itemId, language }: ReleaseItemInput,
): Promise<ReleaseWithItems> {
  const item = { itemId: parseId(itemId) ?? '', language };
  return updateItems(context, id, 'removeFromRelease', item, (tx) =>
    deleteReleaseItem(tx, id, item),
  );
}

export async function cancelRelease(
  context: AuthoringContext,
  input: ReleaseInput,
): Promise<ReleaseWithItems> {
  return updateOpenRelease(context, input, 'cancelRelease', () => ({
    state: 'cancelled',
    endedAt: new Date(),
  }));
}

export async function publishReleaseNow(
  context: AuthoringContext,
  input: ReleaseInput,
): Promise<ReleaseWithItems> {
  return updatePublicContent(context, input, 'publishRelease', async (release, tx) => {
    if (release.state === 'live') throw createEditError('BAD_INPUT', 'It is published already.');
    const { before } = await publishRelease(tx, context.store, release);
    const state = release.endAt ? 'live' : 'done';
    return { state, before, publishedAt: new Date(), reason: null, refusal: null };
  });
}

export async function endReleaseNow(
  context: AuthoringContext,
  input: ReleaseInput,
): Promise<ReleaseWithItems> {
  return updatePublicContent(context, input, 'endRelease', async (release, tx) => {
    if (release.state !== 'live')
      throw createEditError('BAD_INPUT', 'It is not public for a time.');
    await endRelease(tx, context.store, release);
    return { state: 'done', endedAt: new Date() };
  });
}

/** Makes a change that affects public content. */
async function updatePublicContent(
  ...args: Parameters<typeof updateOpenRelease>
): Promise<ReleaseWithItems> {
  const [{ store, notices }] = args;
  const release = await updateOpenRelease(...args);
  await store.refresh();
  notices.wake();
  return release;
}

type NewRelease = Omit<typeof contentReleases.$inferInsert, 'id' | 'authorId' | 'authorName'>;

async function addRelease(
  context: AuthoringContext,
  release: NewRelease,
  items: readonly ReleaseItem[],
  action: string,
): Promise<ReleaseWithItems> {
  const { db, actor, releases } = context;
  const id = createId();
  await db.transaction(async (tx) => {
    if ((await countOpen(tx, release.site)) >= MAX_OPEN_RELEASES) {
      throw createEditError('BAD_INPUT', 'There are too many releases to come; cancel some first.');
    }
    await insertRelease(tx, { ...release, id, authorId: actor.id, authorName: actor.name }, items);
    const [item] = items;
    const details = { release: id, name: release.name, publishAt: release.publishAt };
    const target = { itemId: item?.itemId, language: item?.language, details };
    await recordAction(tx, { actor, action, site: release.site, ...target });
  });
  releases.wake();
  return requireRelease(await readRelease(db, id));
}

/** Changes an open release. @throws CONFLICT when it has changed since the revision that the editor sees */
async function updateOpenRelease(
  context: AuthoringContext,
  { id, expectedRevision }: ReleaseInput,
  action: string,
  getChanges: (
    release: ReleaseWithItems,
    tx: Transaction,
  ) => Partial<NewRelease> | Promise<Partial<NewRelease>>,
): Promise<ReleaseWithItems> {
  const { db, actor, releases } = context;
  await db.transaction(async (tx) => {
    const release = requireRelease(await readRelease(tx, id));
    if (release.revision !== expectedRevision) throw createConflict(release.revision);
    checkOpen(release);
    const changes = await getChanges(release, tx);
    if (!(await updateRelease(tx, release, changes))) throw createConflict();
    const { site, name } = release;
    await recordAction(tx, { actor, action, site, details: { release: id, name } });
  });
  releases.wake();
  return requireRelease(await readRelease(db, id));
}

/** Changes the items of a release. Two editors may do so at the same time. */
async function updateItems(
  context: AuthoringContext,
  id: string,
  action: string,
  { itemId, language }: Pick<ReleaseItem, 'itemId' | 'language'>,
  applyChange: (tx: Transaction, release: ReleaseWithItems) => Promise<void>,
): Promise<ReleaseWithItems> {
  const { db, actor } = context;
  await db.transaction(async (tx) => {
    const release = requireRelease(await readRelease(tx, id));
    checkOpen(release);
    if (release.state === 'live') throw createEditError('BAD_INPUT', 'It is published already.');
    await applyChange(tx, release);
    // A concurrent publication of the release runs either before this change or after it.
    if (!(await updateRelease(tx, release, {}))) throw createConflict();
    const { site, name } = release;
    const details = { release: id, name };
    await recordAction(tx, { actor, action, site, itemId, language, details });
  });
  return requireRelease(await readRelease(db, id));
}

function toReleaseItem({ store }: AuthoringContext, itemId: string, language: string): ReleaseItem {
  const draft =
    store.draft.findInLanguage(itemId, language) ??
    store.published.findInLanguage(itemId, language);
  if (!draft) throw createEditError('NOT_FOUND', 'There is no such item.');
  return { itemId: draft.item.id, language, name: draft.version.displayName };
}

function parseReleaseName(raw: string): string {
  const name = raw.trim().replace(/\s+/g, ' ');
  if (name !== '' && name.length <= MAX_NAME_LENGTH) return name;
  throw createEditError('BAD_INPUT', localizable`A name has 1 to ${MAX_NAME_LENGTH} characters.`);
}

/** Parses a time in the future, or one that has just passed. @throws BAD_INPUT */
function parseTime(raw: string | null | undefined, name: string): Date | null {
  if (raw === null || raw === undefined) return null;
  const isIso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.test(raw);
  const timeMs = isIso ? Date.parse(raw) : NaN;
  if (Number.isNaN(timeMs))
    throw createEditError('BAD_INPUT', localizable`${name} must be a time, with its zone.`);
  const aheadMs = timeMs - Date.now();
  if (aheadMs < -PAST_TOLERANCE_MS) throw createEditError('BAD_INPUT', 'That time has passed.');
  if (aheadMs > MAX_AHEAD_MS) throw createEditError('BAD_INPUT', 'That time is too far ahead.');
  return new Date(timeMs);
}

function checkOrder(start: Date | null, end: Date | null): void {
  if (!start || !end || end > start) return;
  throw createEditError('BAD_INPUT', 'The end must come after the beginning.');
}

function checkOpen({ state }: ReleaseWithItems): void {
  if (!OPEN_STATES.has(state)) throw createEditError('CONFLICT', 'It is over.');
}

function requireRelease(release: ReleaseWithItems | undefined): ReleaseWithItems {
  if (release) return release;
  throw createEditError('NOT_FOUND', 'There is no such release.');
}

const createConflict = (currentVersion?: number) =>
  createEditError('CONFLICT', 'Somebody else changed it in between.', { currentVersion });
