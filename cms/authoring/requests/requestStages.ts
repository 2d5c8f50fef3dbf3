import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import {
  requestApprovals,
  requestStages,
  type RequestStage,
} from '../../../platform/database/tables/content';
import { localizable } from '../../../domain/localizable';
import type { ContentStore } from '../../items/ContentStore';
import { createEditError } from '../createEditError';
import { listAccounts, toActor, type Account } from '../people/accounts';
import { mayEditSite, type Actor } from '../people/actor';
import { mayEditPageOf, requireRole } from '../people/permissions';
import type { RequestRow } from './requestRow.types';

type Approval = typeof requestApprovals.$inferSelect;

/** The stage that decides on a request now. */
interface PresentStage extends Pick<RequestStage, 'id' | 'name'> {
  /** Accounts of the stage that can decide on the request; administrators always can. */
  deciders: readonly Account[];
}

/** A request with the stages that approved it, in the order of time. */
export interface StagedRequest extends RequestRow {
  approvals: readonly Approval[];
  /** Absent when publishers decide, and when the request is closed. */
  stage?: PresentStage;
}

interface StageList {
  stages: readonly RequestStage[];
  /** 0: the site has never had stages. */
  revision: number;
}

/**
 * Reads the stages of a site.
 * @param lock holds off changes of the stages until the end of the transaction
 */
export async function readStages(
  db: Database | Transaction,
  site: string,
  lock?: 'share' | 'update',
): Promise<StageList> {
  const query = db.select().from(requestStages).where(eq(requestStages.site, site));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? { stages: [], revision: 0 };
}

/** Adds their stages to requests. */
export async function addStages(
  db: Database | Transaction,
  store: ContentStore,
  requests: readonly RequestRow[],
): Promise<StagedRequest[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const sites = [...new Set(requests.map(({ site }) => site))];
  const approvals = await db
    .select()
    .from(requestApprovals)
    .where(inArray(requestApprovals.requestId, ids))
    .orderBy(asc(requestApprovals.approvedAt));
  const lists = await db.select().from(requestStages).where(inArray(requestStages.site, sites));
  const accounts = lists.some(({ stages }) => stages.length > 0) ? await listAccounts(db) : [];
  return requests.map((request) => {
    const ownApprovals = approvals.filter(({ requestId }) => requestId === request.id);
    const stages = lists.find(({ site }) => site === request.site)?.stages ?? [];
    const next = request.state === 'open' ? findNextStage(stages, ownApprovals) : undefined;
    const stage = next && { ...next, deciders: listDeciders(store, next, accounts, request) };
    return { ...request, approvals: ownApprovals, stage };
  });
}

/** Adds its stages to a request. */
export async function addStagesTo(
  db: Database | Transaction,
  store: ContentStore,
  request: RequestRow,
): Promise<StagedRequest> {
  const [staged] = await addStages(db, store, [request]);
  return staged ?? { ...request, approvals: [] };
}

/** The first stage of a site that has not approved a request. */
export const findNextStage = (
  stages: readonly RequestStage[],
  approvals: readonly Pick<Approval, 'stageId'>[],
): RequestStage | undefined =>
  stages.find(({ id }) => !approvals.some(({ stageId }) => stageId === id));

/** The accounts of a stage that are enabled and may edit a site. */
export const listSiteDeciders = (
  { accountIds }: Pick<RequestStage, 'accountIds'>,
  accounts: readonly Account[],
  site: string,
): readonly Account[] =>
  accounts.filter(
    (account) =>
      accountIds.includes(account.id) && !account.disabled && mayEditSite(toActor(account), site),
  );

/** The accounts of a stage that can decide on a request: they reach its page, and did not make it. */
function listDeciders(
  store: ContentStore,
  stage: RequestStage,
  accounts: readonly Account[],
  { site, itemId, requestedBy }: RequestRow,
): readonly Account[] {
  const page = store.findItemOrDeleted(itemId);
  return listSiteDeciders(stage, accounts, site).filter(
    (account) =>
      account.id !== requestedBy && (!page || mayEditPageOf(toActor(account), store, page)),
  );
}

/** Whether an actor may decide on a request in its present stage. */
export const canDecideStage = (
  { id, role }: Actor,
  { requestedBy, stage }: StagedRequest,
): boolean =>
  stage !== undefined &&
  id !== requestedBy &&
  (role === 'administrator' || stage.deciders.some((account) => account.id === id));

/** @throws FORBIDDEN when the request waits for a stage in which the actor does not decide */
export function checkDecides(actor: Actor, request: StagedRequest): void {
  if (!request.stage) requireRole(actor, 'publisher');
  else if (!canDecideStage(actor, request)) throw createStageError(request.stage);
}

/** The refusal of a decision that is another stage's. */
export const createStageError = ({ name }: Pick<RequestStage, 'name'>) =>
  createEditError('FORBIDDEN', localizable`The request waits for the stage “${name}”.`);
