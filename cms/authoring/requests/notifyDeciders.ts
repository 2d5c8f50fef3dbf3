import type { Transaction } from '../../../platform/database/connect';
import type { LocalItem } from '../../items/ContentTree';
import type { AuthoringContext } from '../authoringContext';
import { listAccounts, toActor, type Account } from '../people/accounts';
import { includesRole, mayEditSite } from '../people/actor';
import { queueMail, type MailKind } from '../people/mails';
import type { StagedRequest } from './requestStages';

/** Maximum publishers, and administrators, that a request notifies by mail. */
const MAX_MAILS = 10;

/** Notifies those who decide on a request now by mail: the accounts of its stage, or publishers. */
export async function notifyDeciders(
  tx: Transaction,
  context: AuthoringContext,
  request: StagedRequest,
): Promise<void> {
  const { note, requestedBy, requestedByName, stage } = request;
  const page = context.store.draft.findInLanguage(request.itemId, request.language);
  if (!page) return;
  const deciders = stage?.deciders.length
    ? stage.deciders
    : (await listByRole(tx, request)).slice(0, MAX_MAILS);
  for (const { id } of deciders.filter((one) => ![context.actor.id, requestedBy].includes(one.id)))
    await notifyByMail(tx, context, {
      kind: stage ? 'stageReached' : 'publishRequested',
      accountId: id,
      by: requestedByName,
      page,
      text: note,
      stage: stage?.name,
    });
}

/** Publishers of the site, or administrators for a stage in which no account can decide. */
async function listByRole(
  tx: Transaction,
  { site, stage, requestedBy }: StagedRequest,
): Promise<Account[]> {
  const role = stage ? 'administrator' : 'publisher';
  const accounts = await listAccounts(tx);
  return accounts
    .filter((one) => !one.disabled && one.id !== requestedBy)
    .filter((one) => includesRole(one.role, role) && mayEditSite(toActor(one), site));
}

interface RequestMail {
  kind: MailKind;
  accountId: string;
  /** Name of who did what the mail is about. */
  by: string;
  page: LocalItem;
  text: string;
  stage?: string;
}

/** Queues a mail about a page, up to a limit per period. */
export async function notifyByMail(
  tx: Transaction,
  { people, actor, store }: AuthoringContext,
  { kind, accountId, by, page: { item, version }, text, stage }: RequestMail,
): Promise<void> {
  if (!(await people.attempts.consume('notice', actor.id, tx))) return;
  await queueMail(tx, kind, accountId, {
    by,
    page: version.displayName,
    text,
    site: item.site ?? '',
    language: version.language,
    route: store.draft.findRoute(item) ?? '/',
    ...(stage !== undefined && { stage }),
  });
}
