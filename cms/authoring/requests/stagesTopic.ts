import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { localizable } from '../../../domain/localizable';
import type { Database, Transaction } from '../../../platform/database/connect';
import {
  publishRequests,
  requestStages,
  type RequestStage,
} from '../../../platform/database/tables/content';
import type { Resolvers } from '../../generated/authoringResolvers';
import type { RequestStageInput } from '../../generated/authoringTypes';
import type { AuthoringContext } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { createEditError } from '../createEditError';
import { listAccounts, type Account } from '../people/accounts';
import { recordAction } from '../people/auditTrail';
import { notifyDeciders } from './notifyDeciders';
import { addStages, findNextStage, listSiteDeciders, readStages } from './requestStages';

const MAX_STAGES = 5;
const MAX_NAME_LENGTH = 60;
const MAX_ACCOUNTS = 20;
/** Maximum open requests whose new deciders a change of the stages notifies. */
const MAX_NOTIFIED = 200;

const queryResolvers: Resolvers['Query'] = {
  requestStages: (_, { site }, { db }) => describeStages(db, site),

  decidesInStages: async (_, { site }, { db, actor }) => {
    const { stages } = await readStages(db, site);
    return stages.some(({ accountIds }) => accountIds.includes(actor.id));
  },
};

const mutationResolvers: Resolvers['Mutation'] = {
  saveRequestStages: (_, { input: { site, stages: given, expectedRevision } }, context) => {
    const { db, store, actor } = context;
    if (!store.sites.has(site)) throw createEditError('BAD_INPUT', 'There is no such site.');
    return db.transaction(async (tx) => {
      const before = await readStages(tx, site, 'update');
      if (before.revision !== expectedRevision) throw createStaleError();
      const stages = parseStages(given, before.stages, await listAccounts(tx));
      const isSaved = await saveStages(tx, { site, stages, revision: expectedRevision + 1 });
      if (!isSaved) throw createStaleError();
      const details = { stages: stages.map(({ name, accountIds }) => ({ name, accountIds })) };
      await recordAction(tx, { actor, action: 'saveRequestStages', site, details });
      await notifyNewDeciders(tx, context, site, before.stages);
      return describeStages(tx, site);
    });
  },
};

const createStaleError = () =>
  createEditError('CONFLICT', 'Somebody changed the stages just now; load them again.');

/** Saves a list of stages; false if another first list was saved at the same time. */
async function saveStages(
  tx: Transaction,
  row: typeof requestStages.$inferInsert,
): Promise<boolean> {
  const { site, stages, revision } = row;
  const isFirst = revision === 1;
  const saved = isFirst
    ? await tx.insert(requestStages).values(row).onConflictDoNothing().returning()
    : await tx
        .update(requestStages)
        .set({ stages, revision })
        .where(eq(requestStages.site, site))
        .returning();
  return saved.length > 0;
}

/** Notifies those who decide on open requests that a change of the stages brought into another stage. */
async function notifyNewDeciders(
  tx: Transaction,
  context: AuthoringContext,
  site: string,
  stagesBefore: readonly RequestStage[],
): Promise<void> {
  const rows = await tx
    .select()
    .from(publishRequests)
    .where(and(eq(publishRequests.site, site), eq(publishRequests.state, 'open')))
    .limit(MAX_NOTIFIED);
  for (const request of await addStages(tx, context.store, rows)) {
    if (request.stage?.id !== findNextStage(stagesBefore, request.approvals)?.id)
      await notifyDeciders(tx, context, request);
  }
}

async function describeStages(db: Database | Transaction, site: string) {
  const { stages, revision } = await readStages(db, site);
  const accounts = await listAccounts(db);
  return {
    revision,
    stages: stages.map((stage) => ({
      ...stage,
      isLeftToAdministrators: listSiteDeciders(stage, accounts, site).length === 0,
    })),
  };
}

/** Checks a list of stages, and gives new ones an id. @throws BAD_INPUT */
function parseStages(
  given: readonly RequestStageInput[],
  existing: readonly RequestStage[],
  accounts: readonly Account[],
): RequestStage[] {
  if (given.length > MAX_STAGES) {
    throw createEditError('BAD_INPUT', localizable`A site has at most ${MAX_STAGES} stages.`);
  }
  const stages = given.map(({ id, name, accountIds }) => {
    if (id && !existing.some((stage) => stage.id === id)) {
      throw createEditError('BAD_INPUT', 'There is no such stage.');
    }
    return {
      id: id ?? randomUUID(),
      name: parseName(name),
      accountIds: parseAccounts(accountIds, accounts),
    };
  });
  const isUnique = (values: readonly string[]) => new Set(values).size === values.length;
  if (!isUnique(stages.map(({ id }) => id))) {
    throw createEditError('BAD_INPUT', 'A list holds an item once.');
  }
  if (!isUnique(stages.map(({ name }) => name.toLowerCase()))) {
    throw createEditError('BAD_INPUT', 'Two stages have the same name.');
  }
  return stages;
}

function parseName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ').normalize('NFC');
  if (name !== '' && name.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(name)) return name;
  throw createEditError('BAD_INPUT', localizable`A name has 1 to ${MAX_NAME_LENGTH} characters.`);
}

function parseAccounts(given: readonly string[], accounts: readonly Account[]): readonly string[] {
  const ids = [...new Set(given)];
  if (ids.length === 0 || ids.length > MAX_ACCOUNTS) {
    throw createEditError('BAD_INPUT', localizable`A stage has 1 to ${MAX_ACCOUNTS} accounts.`);
  }
  if (ids.every((id) => accounts.some((account) => account.id === id))) return ids;
  throw createEditError('BAD_INPUT', 'There is no such account.');
}

/** The stages that requests to publish pass. */
export const stagesTopic: AuthoringTopic = {
  typeDefs: readFileSync('cms/authoring/requests/stages.graphql', 'utf8'),
  resolvers: { Query: queryResolvers, Mutation: mutationResolvers },
};
