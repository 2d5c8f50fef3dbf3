import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { editorAccounts, editorCredentials } from '../../../platform/database/tables/editors';
import { secretHolder, type Actor, type Role } from './actor';

export type Account = typeof editorAccounts.$inferSelect;

/** An account; `hasPassword` is absent if it was not read with the account. */
export type ListedAccount = Account & { hasPassword?: boolean };

export interface NewAccount {
  email: string;
  name: string;
  role: Role;
  /** Absent: all sites. */
  sites?: readonly string[] | null;
  /** Ids of pages; absent: all pages of these sites. */
  pages?: readonly string[] | null;
  oidcSubject?: string;
}

/** Maximum number of accounts. */
export const maxAccounts = 500;

/** Normalised for comparison: trimmed, in lower case, composed. */
export const normalizeEmail = (email: string): string =>
  email.trim().normalize('NFKC').toLowerCase();

/** The editing secret has a row for its sessions, which is no account. */
const isNotSecretHolder = () => ne(editorAccounts.id, secretHolder.id);

/** SQL condition: the account with this id; never the row of the editing secret. */
export const isAccount = (id: string) => and(eq(editorAccounts.id, id), isNotSecretHolder());

export async function findAccount(
  db: Database | Transaction,
  id: string,
): Promise<Account | undefined> {
  const [account] = await db.select().from(editorAccounts).where(isAccount(id));
  return account;
}

/** Whether an account has a password. */
export async function hasPassword(db: Database | Transaction, id: string): Promise<boolean> {
  const [credential] = await db
    .select({ id: editorCredentials.id })
    .from(editorCredentials)
    .where(and(eq(editorCredentials.userId, id), isNotNull(editorCredentials.password)));
  return credential !== undefined;
}

export async function findAccountByEmail(
  db: Database | Transaction,
  email: string,
): Promise<Account | undefined> {
  const address = normalizeEmail(email);
  const [account] = await db
    .select()
    .from(editorAccounts)
    .where(and(eq(editorAccounts.email, address), isNotSecretHolder()));
  return account;
}

/** All accounts by name, with whether each has a password. */
export async function listAccounts(db: Database | Transaction): Promise<ListedAccount[]> {
  const rows = await db
    .select()
    .from(editorAccounts)
    .leftJoin(editorCredentials, eq(editorCredentials.userId, editorAccounts.id))
    .where(isNotSecretHolder())
    .orderBy(asc(editorAccounts.name))
    .limit(maxAccounts);
  return rows.map(({ editor_account: account, editor_credential: credential }) => ({
    ...account,
    hasPassword: Boolean(credential?.password),
  }));
}

/** Adds an account; undefined when the address is taken or the maximum is reached. */
export async function insertAccount(
  tx: Database | Transaction,
  { email, name, role, sites, pages, oidcSubject }: NewAccount,
): Promise<Account | undefined> {
  const [{ total } = { total: 0 }] = await tx
    .select({ total: count() })
    .from(editorAccounts)
    .where(isNotSecretHolder());
  if (total >= maxAccounts) return undefined;
  const [added] = await tx
    .insert(editorAccounts)
    .values({
      id: randomUUID(),
      email: normalizeEmail(email),
      name,
      role,
      sites,
      pages,
      oidcSubject,
    })
    .onConflictDoNothing()
    .returning();
  return added;
}

/** Whether an administrator remains who can sign in, not counting the account `except`. */
export async function hasAdministrator(db: Database | Transaction, except = ''): Promise<boolean> {
  const [administrator] = await db
    .select({ id: editorAccounts.id })
    .from(editorAccounts)
    .where(
      and(
        eq(editorAccounts.role, 'administrator'),
        eq(editorAccounts.disabled, false),
        ne(editorAccounts.id, except),
      ),
    )
    .limit(1);
  return administrator !== undefined;
}

/** The actor of an account with its current rights; undefined for a deleted or disabled account. */
export async function findActor(db: Database, id: string): Promise<Actor | undefined> {
  if (id === secretHolder.id) return secretHolder;
  const account = await findAccount(db, id);
  return account && !account.disabled ? toActor(account) : undefined;
}

export const toActor = ({ id, name, role, sites, pages }: Account): Actor => ({
  id,
  name,
  role,
  sites: role === 'administrator' ? undefined : (sites ?? undefined),
  pages: role === 'administrator' ? undefined : (pages ?? undefined),
});
