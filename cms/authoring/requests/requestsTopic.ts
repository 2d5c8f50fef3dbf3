import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { publishRequests, requestApprovals } from '../../../platform/database/tables/content';
import { toLocalItem, type LocalItem } from '../../items/ContentTree';
import { parseId } from '../../items/guid';
import type { Resolvers } from '../../generated/authoringResolvers';
import type { AuthoringContext } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { createEditError } from '../createEditError';
import { includesRole } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { publishContent } from '../publishing/publishContent';
import { localizable } from '../../../domain/localizable';
import { notifyByMail, notifyDeciders } from './notifyDeciders';
import { isChangedSince, listVersions } from './pageVersions';
import type { RequestRow as Request } from './requestRow.types';
import { requestResolvers } from './requestResolvers';
import {
  addStages,
  addStagesTo,
  canDecideStage,
  checkDecides,
  createStageError,
  findNextStage,
  readStages,
  type StagedRequest,
} from './requestStages';

interface RequestTarget {
  itemId: string;
  requestId: string;
}

const MAX_NOTE_LENGTH = 1000;
const MAX_REQUESTS = 200;

const queryResolvers: Resolvers['Query'] = {
  publishRequests: async (_, { site }, { db, store, actor }) => {
    const rows = await db
      .select()
      .from(publishRequests)
      .where(and(eq(publishRequests.site, site), eq(publishRequests.state, 'open')))
      .orderBy(asc(publishRequests.requestedAt))
      .limit(MAX_REQUESTS);
    const requests = await addStages(db, store, rows);
    const isPublisher = includesRole(actor.role, 'publisher');
    return requests.filter((request) => isPublisher || canDecideStage(actor, request));
  },

  publishRequest: async (_, { itemId, language }, { db, store }) => {
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
    return request && addStagesTo(db, store, request);
  },

  latestPublishRequest: async (_, { itemId, language }, { db, store }) => {
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
    return request && addStagesTo(db, store, request);
  },

  myPublishRequests: async (_, __, { db, store, actor }) => {
    const rows = await db
      .select()
      .from(publishRequests)
      .where(
        and(
          eq(publishRequests.requestedBy, actor.id),
          or(eq(publishRequests.state, 'open'), eq(publishRequests.seen, false)),
        ),
      )
      .orderBy(desc(publishRequests.requestedAt))
      .limit(MAX_REQUESTS);
    return addStages(db, store, rows);
  },
};

const mutationResolvers: Resolvers['Mutation'] = {
  requestPublish: async (_, { input }, context) => {
    const { db, store, actor } = context;
    const { item, version } = getPage(context, input.itemId, input.language);
    const note = parseNote(input.note ?? '');
    return db.transaction(async (tx) => {
      const [row] = await tx
        .insert(publishRequests)
        .values({
          id: randomUUID(),
          site: item.site ?? '',
          itemId: item.id,
          language: version.language,
          note,
          requestedBy: actor.id,
          requestedByName: actor.name,
          versions: listVersions(store, item.id, version.language),
        })
        .onConflictDoNothing()
        .returning();
      if (!row) throw createEditError('CONFLICT', 'Publishing this page was asked for already.');
      await recordRequest(tx, context, 'requestPublish', row);
      const request = await addStagesTo(tx, store, row);
      await notifyDeciders(tx, context, request);
      return request;
    });
  },

  withdrawPublish: (_, { input }, context) => {
    const { db, actor } = context;
    return db.transaction(async (tx) => {
      const request = await lockOpenRequest(tx, input);
      if (request.requestedBy !== actor.id) {
        throw createEditError('FORBIDDEN', 'Only who asked can withdraw the request.');
      }
      return closeRequest(tx, context, request, { state: 'withdrawn', seen: true });
    });
  },

  approveStage: (_, { input }, context) => {
    const { db, store, actor } = context;
    const note = parseNote(input.note ?? '');
    return db.transaction(async (tx) => {
      const row = await lockOpenRequest(tx, input);
      await readStages(tx, row.site, 'share');
      const request = await addStagesTo(tx, store, row);
      const { stage } = request;
      if (stage?.id !== input.stageId) {
        throw createEditError('CONFLICT', 'The request is in another stage now.');
      }
      if (!canDecideStage(actor, request)) throw createStageError(stage);
      checkUnchanged(context, request, input.knowsChanges);
      await tx.insert(requestApprovals).values({
        requestId: request.id,
        stageId: stage.id,
        stageName: stage.name,
        note,
        approvedBy: actor.id,
        approvedByName: actor.name,
        versions: listVersions(store, request.itemId, request.language),
      });
      await recordRequest(tx, context, 'approveStage', request, { stage: stage.name });
      const approved = await addStagesTo(tx, store, row);
      await notifyDeciders(tx, context, approved);
      return approved;
    });
  },

  approvePublish: async (_, { input }, context) => {
    const { db, store } = context;
    const row = await getOpenRequest(db, input);
    const { stage } = await addStagesTo(db, store, row);
    if (stage) throw createStageError(stage);
    checkUnchanged(context, row, input.knowsChanges);
    const { id, itemId, language } = row;
    // Publishing a page closes the requests for it, in the same transaction.
    await publishContent(context, { itemId, languages: [language] }, (tx) =>
      checkApproved(tx, row.id),
    );
    return addStagesTo(db, store, await getRequest(db, id));
  },

  sendBackPublish: (_, { input }, context) => {
    const { db, store, actor } = context;
    const note = parseNote(input.answer);
    if (note === '') throw createEditError('BAD_INPUT', 'Say what should change.');
    return db.transaction(async (tx) => {
      const row = await lockOpenRequest(tx, input);
      await readStages(tx, row.site, 'share');
      const request = await addStagesTo(tx, store, row);
      checkDecides(actor, request);
      const outcome = { state: 'sentBack', answer: note } as const;
      return closeRequest(tx, context, row, outcome, request.stage?.name);
    });
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

function getPage({ store }: AuthoringContext, itemId: string, language: string): LocalItem {
  const item = store.draft.find(itemId);
  const page = item && store.draft.isPage(item) ? toLocalItem(item, language) : undefined;
  if (!page) throw createEditError('NOT_FOUND', 'There is no such page.');
  return page;
}

const createDecidedError = () => createEditError('NOT_FOUND', 'The request was decided already.');

/** @throws CONFLICT when the page was changed after the request, unless that is known */
function checkUnchanged(
  { store }: AuthoringContext,
  request: Request,
  knowsChanges: boolean | null | undefined,
): void {
  if (knowsChanges || !isChangedSince(store, request)) return;
  throw createEditError('CONFLICT', 'The page was changed after the request.');
}

/** Confirms, after publishing closed a request, that it was open until then and had passed all stages. */
async function checkApproved(tx: Transaction, id: string): Promise<void> {
  const { state, site } = await getRequest(tx, id);
  if (state !== 'approved') throw createDecidedError();
  const { stages } = await readStages(tx, site, 'share');
  const approvals = await tx
    .select()
    .from(requestApprovals)
    .where(eq(requestApprovals.requestId, id));
  const stage = findNextStage(stages, approvals);
  if (stage) throw createStageError(stage);
}

const isOpen = ({ itemId, requestId }: RequestTarget) =>
  and(
    eq(publishRequests.id, requestId),
    eq(publishRequests.itemId, parseId(itemId) ?? ''),
    eq(publishRequests.state, 'open'),
  );

/** Returns an open request. @throws NOT_FOUND unless there is one with that id for the page */
async function getOpenRequest(db: AuthoringContext['db'], target: RequestTarget): Promise<Request> {
  const [request] = await db.select().from(publishRequests).where(isOpen(target));
  if (!request) throw createDecidedError();
  return request;
}

/** The same, and no one else decides on the request until the end of the transaction. */
async function lockOpenRequest(tx: Transaction, target: RequestTarget): Promise<Request> {
  const [request] = await tx.select().from(publishRequests).where(isOpen(target)).for('update');
  if (!request) throw createDecidedError();
  return request;
}

/** Closes a request without publishing and notifies the requester. */
async function closeRequest(
  tx: Transaction,
  context: AuthoringContext,
  request: Request,
  outcome: Pick<Request, 'state'> & Partial<Pick<Request, 'answer' | 'seen'>>,
  stage?: string,
): Promise<StagedRequest> {
  const { actor, store } = context;
  const [closed] = await tx
    .update(publishRequests)
    .set({ ...outcome, decidedByName: actor.name, decidedAt: sql`now()` })
    .where(and(eq(publishRequests.id, request.id), eq(publishRequests.state, 'open')))
    .returning();
  if (!closed) throw createDecidedError();
  const isSentBack = closed.state === 'sentBack';
  const action = isSentBack ? 'sendBackPublish' : 'withdrawPublish';
  await recordRequest(tx, context, action, closed, { stage });
  const page = store.draft.findInLanguage(closed.itemId, closed.language);
  if (isSentBack && page && closed.requestedBy !== actor.id) {
    await notifyByMail(tx, context, {
      kind: 'publishSentBack',
      accountId: closed.requestedBy,
      by: actor.name,
      page,
      text: closed.answer ?? '',
    });
  }
  return addStagesTo(tx, store, closed);
}

async function getRequest(db: AuthoringContext['db'] | Transaction, id: string): Promise<Request> {
  const [request] = await db.select().from(publishRequests).where(eq(publishRequests.id, id));
  if (!request) throw createEditError('NOT_FOUND', 'The request is gone.');
  return request;
}

const recordRequest = (
  tx: Transaction,
  { actor }: AuthoringContext,
  action: string,
  { site, itemId, language, id }: Request,
  more: { stage?: string } = {},
) => {
  const details = { request: id, ...more };
  return recordAction(tx, { actor, action, site, itemId, language, details });
};

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
