import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { publishRequests } from '../../../platform/database/tables/content';
import type { ContentStore } from '../../items/contentStore';
import { inLanguage, type LocalItem } from '../../items/contentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { Resolvers } from '../../generated/authoringResolvers';
import type { AuthoringContext } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { editError } from '../editError';
import { listAccounts, toActor } from '../people/accounts';
import { includesRole, mayEditSite } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { queueMail, type MailKind } from '../people/mails';
import { publishContent } from '../publishing/publishContent';
import type { RequestRow as Request } from './requestRow.types';

interface RequestTarget {
  itemId: string;
  requestId: string;
}

const maxNoteLength = 1000;
const maxRequests = 200;
/** Publishers that one request tells by mail. */
const maxMails = 10;

const queryResolvers: Resolvers['Query'] = {
  publishRequests: (_, { site }, { db }) =>
    db
      .select()
      .from(publishRequests)
      .where(and(eq(publishRequests.site, site), eq(publishRequests.state, 'open')))
      .orderBy(asc(publishRequests.requestedAt))
      .limit(maxRequests),

  publishRequest: async (_, { itemId, language }, { db }) => {
    const [found] = await db
      .select()
      .from(publishRequests)
      .where(
        and(
          eq(publishRequests.itemId, parseId(itemId) ?? ''),
          eq(publishRequests.language, language),
          eq(publishRequests.state, 'open'),
        ),
      );
    return found;
  },

  latestPublishRequest: async (_, { itemId, language }, { db }) => {
    const [found] = await db
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
    return found;
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
      .limit(maxRequests),
};

const mutationResolvers: Resolvers['Mutation'] = {
  requestPublish: async (_, { input }, context) => {
    const { db, store, actor } = context;
    const page = findPage(context, input.itemId, input.language);
    const { item, version } = page;
    const site = item.site ?? '';
    const note = readNote(input.note ?? '');
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
          versions: versionsOf(store, item.id, version.language),
        })
        .onConflictDoNothing()
        .returning();
      if (!request) throw editError('CONFLICT', 'Publishing this page was asked for already.');
      await record(tx, context, 'requestPublish', request);
      await tellPublishers(tx, context, request, page);
      return request;
    });
  },

  withdrawPublish: (_, { input }, context) => {
    const { db, actor } = context;
    return db.transaction(async (tx) => {
      const request = await findOpen(tx, input);
      if (request.requestedBy !== actor.id) {
        throw editError('FORBIDDEN', 'Only who asked can withdraw the request.');
      }
      return end(tx, context, request, { state: 'withdrawn', seen: true });
    });
  },

  approvePublish: async (_, { input }, context) => {
    const { db, store } = context;
    const request = await findOpen(db, input);
    if (isChanged(store, request) && !input.knowsChanges) {
      throw editError('CONFLICT', 'The page was changed after the request.');
    }
    // Publishing a page ends the requests for it, in the same transaction.
    await publishContent(context, { itemId: request.itemId, languages: [request.language] });
    return findRequest(db, request.id);
  },

  sendBackPublish: (_, { input }, context) => {
    const answer = readNote(input.answer);
    if (answer === '') throw editError('BAD_INPUT', 'Say what should change.');
    return context.db.transaction(async (tx) =>
      end(tx, context, await findOpen(tx, input), { state: 'sentBack', answer }),
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
    store.draft.findIn(itemId, language)?.version.displayName,
  route: ({ itemId }, _, { store }) => {
    const item = store.draft.find(itemId);
    return item && store.draft.routeOf(item);
  },
  requestedBy: ({ requestedByName }) => requestedByName,
  isMine: ({ requestedBy }, _, { actor }) => requestedBy === actor.id,
  requested: ({ requestedAt }) => requestedAt,
  decidedBy: ({ decidedByName }) => decidedByName,
  decided: ({ decidedAt }) => decidedAt,
  isChanged: (request, _, { store }) => isChanged(store, request),
};

function findPage({ store }: AuthoringContext, itemId: string, language: string): LocalItem {
  const item = store.draft.find(itemId);
  const page = item && store.draft.isPage(item) ? inLanguage(item, language) : undefined;
  if (!page) throw editError('NOT_FOUND', 'There is no such page.');
  return page;
}

/** @throws NOT_FOUND unless there is such an open request for that page */
async function findOpen(
  db: Transaction | AuthoringContext['db'],
  { itemId, requestId }: RequestTarget,
): Promise<Request> {
  const [found] = await db
    .select()
    .from(publishRequests)
    .where(
      and(
        eq(publishRequests.id, requestId),
        eq(publishRequests.itemId, parseId(itemId) ?? ''),
        eq(publishRequests.state, 'open'),
      ),
    );
  if (!found) throw editError('NOT_FOUND', 'The request was decided already.');
  return found;
}

/** Ends a request without publishing, and tells who made it. */
async function end(
  tx: Transaction,
  context: AuthoringContext,
  request: Request,
  outcome: Pick<Request, 'state'> & Partial<Pick<Request, 'answer' | 'seen'>>,
): Promise<Request> {
  const { actor, store } = context;
  const [ended] = await tx
    .update(publishRequests)
    .set({ ...outcome, decidedByName: actor.name, decidedAt: sql`now()` })
    .where(and(eq(publishRequests.id, request.id), eq(publishRequests.state, 'open')))
    .returning();
  if (!ended) throw editError('NOT_FOUND', 'The request was decided already.');
  const isSentBack = ended.state === 'sentBack';
  await record(tx, context, isSentBack ? 'sendBackPublish' : 'withdrawPublish', ended);
  const page = store.draft.findIn(ended.itemId, ended.language);
  if (isSentBack && page && ended.requestedBy !== actor.id) {
    await tell(tx, context, 'publishSentBack', ended.requestedBy, page, ended.answer ?? '');
  }
  return ended;
}

async function findRequest(db: AuthoringContext['db'], id: string): Promise<Request> {
  const [found] = await db.select().from(publishRequests).where(eq(publishRequests.id, id));
  if (!found) throw editError('NOT_FOUND', 'The request is gone.');
  return found;
}

const record = (tx: Transaction, { actor }: AuthoringContext, action: string, request: Request) => {
  const { site, itemId, language, id } = request;
  return recordAction(tx, { actor, action, site, itemId, language, details: { request: id } });
};

async function tellPublishers(
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
  for (const { id } of publishers.slice(0, maxMails)) {
    await tell(tx, context, 'publishRequested', id, page, note);
  }
}

/** Queues a mail about a page; only so many in a time. */
async function tell(
  tx: Transaction,
  { people, actor, store }: AuthoringContext,
  kind: MailKind,
  accountId: string,
  { item, version }: LocalItem,
  text: string,
): Promise<void> {
  if (!(await people.attempts.take('notice', actor.id, tx))) return;
  await queueMail(tx, kind, accountId, {
    by: actor.name,
    page: version.displayName,
    text,
    site: item.site ?? '',
    language: version.language,
    route: store.draft.routeOf(item) ?? '/',
  });
}

/** The newest version of every item of a page, those that are deleted in the drafts included. */
function versionsOf(
  store: ContentStore,
  pageId: ItemId,
  language: string,
): Readonly<Record<string, number>> {
  const items = [store.draft, store.published].flatMap((tree) => {
    const page = tree.find(pageId);
    return page ? [...tree.branchOf(page)].filter((item) => tree.pageOf(item)?.id === pageId) : [];
  });
  return Object.fromEntries(items.map(({ id }) => [id, store.newestVersion(id, language)]));
}

const isChanged = (store: ContentStore, { state, itemId, language, versions }: Request): boolean =>
  state === 'open' && !isDeepStrictEqual(versionsOf(store, itemId, language), versions);

function readNote(raw: string): string {
  const note = raw.trim();
  if (note.length <= maxNoteLength) return note;
  throw editError('BAD_INPUT', `A note has at most ${maxNoteLength} characters.`);
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
