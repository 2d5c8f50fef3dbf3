import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { publishRequests } from '../../../platform/database/tables/content';
import type { ContentStore } from '../../items/ContentStore';
import { toLocalItem, type LocalItem } from '../../items/ContentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { Resolvers } from '../../generated/authoringResolvers';
import type { AuthoringContext } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { createEditError } from '../createEditError';
import { listAccounts, toActor } from '../people/accounts';
import { includesRole, mayEditSite } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { queueMail, type MailKind } from '../people/mails';
import { publishContent } from '../publishing/publishContent';
import { localizable } from '../../../domain/localizable';
import type { RequestRow as Request } from './requestRow.types';

interface RequestTarget {
  itemId: string;
  requestId: string;
}

const MAX_NOTE_LENGTH = 1000;
const MAX_REQUESTS = 200;
/** Maximum publishers that a request notifies by mail. */
const MAX_MAILS = 10;

const queryResolvers: Resolvers['Query'] = {
  publishRequests: (_, { site }, { db }) =>
    db
      .select()
      .from(publishRequests)
      .where(and(eq(publishRequests.site, site), eq(publishRequests.state, 'open')))
      .orderBy(asc(publishRequests.requestedAt))
      .limit(MAX_REQUESTS),

  publishRequest: async (_, { itemId, language }, { db }) => {
    const [request] = await db
      .select()
      .from(publishRequests)
      .where(
        and(
          eq(publishRequests.itemId, parseId(itemId) ?? ''),
          eq(publishRequests.language, language),
          eq(publishRequests.state, 'open'),
        ),
      );
    return request;
  },

  latestPublishRequest: async (_, { itemId, language }, { db }) => {
    const [request] = await db
      .select()
      .from(publishRequests)
      .where(
        and(
          eq(publishRequests.itemId, parseId(itemId) ?? ''),
          eq(publishRequests.language, language),
        ),
      )
      .orderBy(desc(publishRequests.requestedAt))
      .limit(1);
    return request;
  },

  myPublishRequests: (_, __, { db, actor }) =>
    db
      .select()
      .from(publishRequests)
      .where(
        and(
          eq(publishRequests.requestedBy, actor.id),
          or(eq(publishRequests.state, 'open'), eq(publishRequests.seen, false)),
        ),
      )
      .orderBy(desc(publishRequests.requestedAt))
      .limit(MAX_REQUESTS),
};

const mutationResolvers: Resolvers['Mutation'] = {
  requestPublish: async (_, { input }, context) => {
    const { db, store, actor } = context;
    const page = getPage(context, input.itemId, input.language);
    const { item, version } = page;
    const site = item.site ?? '';
    const note = parseNote(input.note ?? '');
    return db.transaction(async (tx) => {
      const [request] = await tx
        .insert(publishRequests)
        .values({
          id: randomUUID(),
          site,
          itemId: item.id,
          language: version.language,
          note,
          requestedBy: actor.id,
          requestedByName: actor.name,
          versions: listVersions(store, item.id, version.language),
        })
        .onConflictDoNothing()
        .returning();
      if (!request)
        throw createEditError('CONFLICT', 'Publishing this page was asked for already.');
      await recordRequest(tx, context, 'requestPublish', request);
      await notifyPublishers(tx, context, request, page);
      return request;
    });
  },

  withdrawPublish: (_, { input }, context) => {
    const { db, actor } = context;
    return db.transaction(async (tx) => {
      const request = await getOpenRequest(tx, input);
      if (request.requestedBy !== actor.id) {
        throw createEditError('FORBIDDEN', 'Only who asked can withdraw the request.');
      }
      return closeRequest(tx, context, request, { state: 'withdrawn', seen: true });
    });
  },

  approvePublish: async (_, { input }, context) => {
    const { db, store } = context;
    const request = await getOpenRequest(db, input);
    if (isChanged(store, request) && !input.knowsChanges) {
      throw createEditError('CONFLICT', 'The page was changed after the request.');
    }
    // Publishing a page closes the requests for it, in the same transaction.
    await publishContent(context, { itemId: request.itemId, languages: [request.language] });
    return getRequest(db, request.id);
  },

  sendBackPublish: (_, { input }, context) => {
    const note = parseNote(input.answer);
    if (note === '') throw createEditError('BAD_INPUT', 'Say what should change.');
    return context.db.transaction(async (tx) =>
      closeRequest(tx, context, await getOpenRequest(tx, input), {
        state: 'sentBack',
        answer: note,
      }),
    );
  },

  readPublishAnswer: async (_, { input }, { db, actor }) => {
    await db
      .update(publishRequests)
      .set({ seen: true })
      .where(
        and(eq(publishRequests.id, input.requestId), eq(publishRequests.requestedBy, actor.id)),
      );
    return true;
  },
};

const requestResolvers: Resolvers['PublishRequest'] = {
  pageName: ({ itemId, language }, _, { store }) =>
    store.draft.findInLanguage(itemId, language)?.version.displayName,
  route: ({ itemId }, _, { store }) => {
    const item = store.draft.find(itemId);
    return item && store.draft.findRoute(item);
  },
  requestedBy: ({ requestedByName }) => requestedByName,
  isMine: ({ requestedBy }, _, { actor }) => requestedBy === actor.id,
  requested: ({ requestedAt }) => requestedAt,
  decidedBy: ({ decidedByName }) => decidedByName,
  decided: ({ decidedAt }) => decidedAt,
  isChanged: (request, _, { store }) => isChanged(store, request),
};

function getPage({ store }: AuthoringContext, itemId: string, language: string): LocalItem {
  const item = store.draft.find(itemId);
  const page = item && store.draft.isPage(item) ? toLocalItem(item, language) : undefined;
  if (!page) throw createEditError('NOT_FOUND', 'There is no such page.');
  return page;
}

/** Returns an open request. @throws NOT_FOUND unless there is one with that id for the page */
async function getOpenRequest(
  db: Transaction | AuthoringContext['db'],
  { itemId, requestId }: RequestTarget,
): Promise<Request> {
  const [request] = await db
    .select()
    .from(publishRequests)
    .where(
      and(
        eq(publishRequests.id, requestId),
        eq(publishRequests.itemId, parseId(itemId) ?? ''),
        eq(publishRequests.state, 'open'),
      ),
    );
  if (!request) throw createEditError('NOT_FOUND', 'The request was decided already.');
  return request;
}

/** Closes a request without publishing and notifies the requester. */
async function closeRequest(
  tx: Transaction,
  context: AuthoringContext,
  request: Request,
  outcome: Pick<Request, 'state'> & Partial<Pick<Request, 'answer' | 'seen'>>,
): Promise<Request> {
  const { actor, store } = context;
  const [closed] = await tx
    .update(publishRequests)
    .set({ ...outcome, decidedByName: actor.name, decidedAt: sql`now()` })
    .where(and(eq(publishRequests.id, request.id), eq(publishRequests.state, 'open')))
    .returning();
  if (!closed) throw createEditError('NOT_FOUND', 'The request was decided already.');
  const isSentBack = closed.state === 'sentBack';
  await recordRequest(tx, context, isSentBack ? 'sendBackPublish' : 'withdrawPublish', closed);
  const page = store.draft.findInLanguage(closed.itemId, closed.language);
  if (isSentBack && page && closed.requestedBy !== actor.id) {
    await notifyByMail(
      tx,
      context,
      'publishSentBack',
      closed.requestedBy,
      page,
      closed.answer ?? '',
    );
  }
  return closed;
}

async function getRequest(db: AuthoringContext['db'], id: string): Promise<Request> {
  const [request] = await db.select().from(publishRequests).where(eq(publishRequests.id, id));
  if (!request) throw createEditError('NOT_FOUND', 'The request is gone.');
  return request;
}

const recordRequest = (
  tx: Transaction,
  { actor }: AuthoringContext,
  action: string,
  request: Request,
) => {
  const { site, itemId, language, id } = request;
  return recordAction(tx, { actor, action, site, itemId, language, details: { request: id } });
};

async function notifyPublishers(
  tx: Transaction,
  context: AuthoringContext,
  { site, note }: Request,
  page: LocalItem,
): Promise<void> {
  const { actor } = context;
  const accounts = await listAccounts(tx);
  const publishers = accounts
    .filter((one) => !one.disabled && one.id !== actor.id)
    .filter((one) => includesRole(one.role, 'publisher') && mayEditSite(toActor(one), site));
  for (const { id } of publishers.slice(0, MAX_MAILS)) {
    await notifyByMail(tx, context, 'publishRequested', id, page, note);
  }
}

/** Queues a mail about a page, up to a limit per period. */
async function notifyByMail(
  tx: Transaction,
  { people, actor, store }: AuthoringContext,
  kind: MailKind,
  accountId: string,
  { item, version }: LocalItem,
  text: string,
): Promise<void> {
  if (!(await people.attempts.consume('notice', actor.id, tx))) return;
  await queueMail(tx, kind, accountId, {
    by: actor.name,
    page: version.displayName,
    text,
    site: item.site ?? '',
    language: version.language,
    route: store.draft.findRoute(item) ?? '/',
  });
}

/** Maps every item of a page, also items that are deleted in the drafts, to its newest version. */
function listVersions(
  store: ContentStore,
  pageId: ItemId,
  language: string,
): Readonly<Record<string, number>> {
  const items = [store.draft, store.published].flatMap((tree) => {
    const page = tree.find(pageId);
    return page
      ? [...tree.listBranch(page)].filter((item) => tree.findPage(item)?.id === pageId)
      : [];
  });
  return Object.fromEntries(items.map(({ id }) => [id, store.getNewestVersion(id, language)]));
}

const isChanged = (store: ContentStore, { state, itemId, language, versions }: Request): boolean =>
  state === 'open' && !isDeepStrictEqual(listVersions(store, itemId, language), versions);

function parseNote(raw: string): string {
  const note = raw.trim();
  if (note.length <= MAX_NOTE_LENGTH) return note;
  throw createEditError(
    'BAD_INPUT',
    localizable`A note has at most ${MAX_NOTE_LENGTH} characters.`,
  );
}

/** Requests that pages be published. */
export const requestsTopic: AuthoringTopic = {
  typeDefs: readFileSync('cms/authoring/requests/requests.graphql', 'utf8'),
  resolvers: {
    Query: queryResolvers,
    Mutation: mutationResolvers,
    PublishRequest: requestResolvers,
  },
};
