import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { emailPattern } from '../../../domain/forms/emailAddress';
import { editorAccounts } from '../../../platform/database/tables/editors';
import type { ContentStore } from '../../items/ContentStore';
import { parseId } from '../../items/guid';
import type { Resolvers } from '../../generated/authoringResolvers';
import type { AuthoringTopic } from '../authoringTopic.types';
import { localizable } from '../../../domain/localizable';
import { createEditError } from '../createEditError';
import {
  findAccount,
  hasAdministrator,
  hasPassword,
  insertAccount,
  isAccount,
  listAccounts,
  maxAccounts,
  toActor,
} from './accounts';
import { mayEditSite, type Role } from './actor';
import { recordAction } from './auditTrail';
import { listPasskeys, removePasskeys } from './passkeys';
import { minPasswordLength } from './passwords';
import { requireAccount } from './permissions';
import { endPresence, listPresent, recordPresence } from './presence';
import { readAudit } from './readAudit';
import { resetSecondFactor } from './secondFactor';
import { endSessionsOf, listSessions } from './sessions';

/** Maximum number of pages that an account can be limited to. */
const maxPages = 50;

interface AccountInput {
  name: string;
  role: Role;
  mayEdit?: readonly string[] | null;
  onlyPages?: readonly string[] | null;
}

/** Messages for the reasons to refuse a password. */
const passwordProblems = {
  wrong: 'That is not your password.',
  tooMany: 'Too many attempts. Wait a quarter of an hour.',
  short: localizable`A password has at least ${minPasswordLength} characters.`,
  long: 'That password is too long.',
  personal: 'Your name or address is no password.',
  repeated: 'That password repeats a few characters.',
} as const;

const queryResolvers: Resolvers['Query'] = {
  me: async (_, __, { actor, db }) => {
    const account = await findAccount(db, actor.id);
    return { ...actor, email: account?.email, hasPassword: await hasPassword(db, actor.id) };
  },

  mySessions: async (_, __, { actor, db }) => {
    const sessions = await listSessions(db, actor.id);
    return sessions.map(({ id, browser, startedAt, seenAt }) => ({
      id,
      browser: browser ?? '',
      started: startedAt,
      seen: seenAt,
      isCurrent: id === actor.sessionId,
    }));
  },

  myPasskeys: async (_, __, { actor, db }) => {
    const passkeys = await listPasskeys(db, actor.id);
    return passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? '',
      created: createdAt,
    }));
  },

  colleagues: async (_, { site }, { db }) => {
    const accounts = await listAccounts(db);
    return accounts.filter((one) => !one.disabled && mayEditSite(toActor(one), site));
  },

  editors: (_, __, { db }) => listAccounts(db),

  auditTrail: (_, params, context) =>
    readAudit(context, params.filter ?? {}, params.first ?? 50, params.before),
};

const mutationResolvers: Resolvers['Mutation'] = {
  inviteEditor: async (_, { input }, { db, people, actor, store }) => {
    const { role } = input;
    const email = input.email.trim();
    if (email.length > 254 || !emailPattern.test(email)) {
      throw createEditError('BAD_INPUT', 'That is not an e-mail address.');
    }
    const name = readName(input.name);
    const sites = readSites(input, store.sites);
    const pages = readPages(input, sites, store);
    return db.transaction(async (tx) => {
      const account = await insertAccount(tx, { email, name, role, sites, pages });
      if (!account) {
        const reason = localizable`There is an account with that address, or there are ${maxAccounts}.`;
        throw createEditError('CONFLICT', reason);
      }
      const language = input.language ?? (await findAccount(tx, actor.id))?.language;
      const token = await people.links.send(tx, account, 'invitation', language);
      const details = { account: account.id, role, sites: sites ?? 'all', pages: pages ?? 'all' };
      await recordAction(tx, { actor, action: 'inviteEditor', details });
      return { account, link: linkOf(token) };
    });
  },

  updateEditor: async (_, { input }, { db, actor, store }) => {
    const { id, role } = input;
    const name = readName(input.name);
    const sites = readSites(input, store.sites);
    const pages = readPages(input, sites, store);
    return db.transaction(async (tx) => {
      if (role !== 'administrator') await requireAnotherAdministrator(tx, id);
      const [account] = await tx
        .update(editorAccounts)
        .set({ name, role, sites: sites ?? null, pages: pages ?? null })
        .where(isAccount(id))
        .returning();
      if (!account) throw createEditError('NOT_FOUND', 'There is no such account.');
      const details = { account: id, role, sites: sites ?? 'all', pages: pages ?? 'all' };
      await recordAction(tx, { actor, action: 'updateEditor', details });
      return account;
    });
  },

  disableEditor: async (_, { input: { id, disabled } }, { db, actor }) =>
    db.transaction(async (tx) => {
      if (disabled) await requireAnotherAdministrator(tx, id);
      const [account] = await tx
        .update(editorAccounts)
        .set({ disabled })
        .where(isAccount(id))
        .returning();
      if (!account) throw createEditError('NOT_FOUND', 'There is no such account.');
      if (disabled) await endSessionsOf(tx, id);
      const action = disabled ? 'disableEditor' : 'enableEditor';
      await recordAction(tx, { actor, action, details: { account: id } });
      return account;
    }),

  sendPasswordLink: async (_, { input: { id, language } }, context) => {
    const { db, people, actor } = context;
    const account = await requireAccount(context, id);
    return db.transaction(async (tx) => {
      const purpose = (await hasPassword(tx, id)) ? 'reset' : 'invitation';
      const senderLanguage = language ?? (await findAccount(tx, actor.id))?.language;
      const token = await people.links.send(tx, account, purpose, senderLanguage);
      await recordAction(tx, { actor, action: 'sendPasswordLink', details: { account: id } });
      return { account, link: linkOf(token) };
    });
  },

  endSessionsOfEditor: async (_, { input: { id } }, context) => {
    const { db, actor } = context;
    await requireAccount(context, id);
    await db.transaction(async (tx) => {
      await endSessionsOf(tx, id);
      await recordAction(tx, { actor, action: 'endSessions', details: { account: id } });
    });
    return true;
  },

  resetSecondFactor: async (_, { input: { id } }, context) => {
    const { db, actor } = context;
    await requireAccount(context, id);
    return db.transaction(async (tx) => {
      await resetSecondFactor(tx, id);
      await removePasskeys(tx, id);
      await endSessionsOf(tx, id);
      await recordAction(tx, { actor, action: 'resetSecondFactor', details: { account: id } });
      return requireAccount({ db: tx }, id);
    });
  },

  changeMyPassword: async (_, { input: { current, next } }, { people, actor }) => {
    const problem = await people.changePassword(actor, current, next);
    if (problem) throw createEditError('BAD_INPUT', passwordProblems[problem]);
    return true;
  },

  changeMyLanguage: async (_, { input: { language } }, { db, actor }) => {
    await db
      .update(editorAccounts)
      .set({ language: language ?? null })
      .where(eq(editorAccounts.id, actor.id));
    return true;
  },

  endMySession: async (_, { input: { id } }, { db, actor }) => {
    await endSessionsOf(db, actor.id, { only: id });
    return true;
  },

  endMyOtherSessions: async (_, __, { db, actor }) => {
    await db.transaction(async (tx) => {
      await endSessionsOf(tx, actor.id, { except: actor.sessionId });
      await recordAction(tx, { actor, action: 'endSessions', details: { account: actor.id } });
    });
    return true;
  },

  removeMyPasskey: async (_, { input: { id } }, { db, actor }) => {
    await db.transaction(async (tx) => {
      await removePasskeys(tx, actor.id, id);
      await recordAction(tx, { actor, action: 'removePasskey' });
    });
    return true;
  },

  bePresent: async (_, { input }, { db, actor, store }) => {
    const itemId = parseId(input.itemId);
    const item = itemId && store.draft.findInLanguage(itemId, input.language);
    if (!itemId || !item) return [];
    const page = { itemId, language: input.language };
    if (input.leaves) {
      await endPresence(db, actor, page);
      return [];
    }
    await recordPresence(db, actor, page);
    return listPresent(db, actor, page);
  },
};

const accountResolvers: Resolvers['EditorAccount'] = {
  hasSecondFactor: ({ twoFactorEnabled }) => twoFactorEnabled,
  isDisabled: ({ disabled }) => disabled,
  isActive: async ({ id, oidcSubject, hasPassword: listedHasPassword }, _, { db }) =>
    oidcSubject !== null || (listedHasPassword ?? (await hasPassword(db, id))),
  created: ({ createdAt }) => createdAt,
  lastSeen: ({ lastSeenAt }) => lastSeenAt,
};

const linkOf = (token: string): string => `/_edit/password?${new URLSearchParams({ token })}`;

function readName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()-]{0,79}$/u.test(name)) return name;
  throw createEditError('BAD_INPUT', 'A name has letters and at most 80 characters.');
}

function readSites(
  { role, mayEdit: names }: AccountInput,
  sites: ReadonlyMap<string, unknown>,
): readonly string[] | undefined {
  if (!names) return undefined;
  if (role === 'administrator')
    throw createEditError('BAD_INPUT', 'An administrator edits all sites.');
  const chosen = [...new Set(names)];
  if (chosen.length === 0) throw createEditError('BAD_INPUT', 'Choose at least one site.');
  if (chosen.every((name) => sites.has(name))) return chosen;
  throw createEditError('BAD_INPUT', 'There is no such site.');
}

/**
 * The ids of the chosen pages; undefined without a choice.
 * @throws BAD_INPUT for a page that is not of a chosen site
 */
function readPages(
  { onlyPages }: AccountInput,
  sites: readonly string[] | undefined,
  store: Pick<ContentStore, 'findItemOrDeleted'>,
): readonly string[] | undefined {
  if (!onlyPages || onlyPages.length === 0) return undefined;
  if (onlyPages.length > maxPages) throw createEditError('BAD_INPUT', 'Choose fewer pages.');
  return [...new Set(onlyPages)].map((id) => {
    const page = store.findItemOrDeleted(id);
    if (page?.site !== undefined && sites?.includes(page.site)) return page.id;
    throw createEditError('BAD_INPUT', 'There is no such page on these sites.');
  });
}

/**
 * Checks that an administrator remains without this account.
 * @throws CONFLICT for the last administrator
 */
async function requireAnotherAdministrator(
  tx: Parameters<typeof findAccount>[0],
  id: string,
): Promise<void> {
  const account = await findAccount(tx, id);
  const isActiveAdministrator = account?.role === 'administrator' && !account.disabled;
  if (!isActiveAdministrator || (await hasAdministrator(tx, id))) return;
  throw createEditError('CONFLICT', 'This is the last administrator.');
}

/** Accounts, their sessions, and the audit trail. */
export const peopleTopic: AuthoringTopic = {
  typeDefs: readFileSync(join('cms/authoring/people/people.graphql'), 'utf8'),
  resolvers: {
    Query: queryResolvers,
    Mutation: mutationResolvers,
    EditorAccount: accountResolvers,
  },
};
