import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { editorAccounts } from '../../../platform/database/tables/editors';
import { secretHolder, type Actor, type Role } from './actor';

export type Account = typeof editorAccounts.$inferSelect;

export interface NewAccount {
  email: string;
  name: string;
  role: Role;
  /** Absent: all sites. */
  sites?: readonly string[] | null;
  oidcSubject?: string;
}

/** Most accounts that an installation has. */
export const maxAccounts = 500;

/** As addresses are compared: without blanks around, in small letters, composed. */
export const normalEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

export async function findAccount(
  db: Database | Transaction,
  id: string,
): Promise<Account | undefined> {
  const [found] = await db.select().from(editorAccounts).where(eq(editorAccounts.id, id));
  return found;
}

export async function findByEmail(
  db: Database | Transaction,
  email: string,
): Promise<Account | undefined> {
  const address = normalEmail(email);
  const [found] = await db.select().from(editorAccounts).where(eq(editorAccounts.email, address));
  return found;
}

/** All accounts by name. */
export const listAccounts = (db: Database | Transaction): Promise<Account[]> =>
  db.select().from(editorAccounts).orderBy(asc(editorAccounts.name)).limit(maxAccounts);

/** Adds an account; undefined when the address is taken or there is no room. */
export async function insertAccount(
  tx: Database | Transaction,
  { email, name, role, sites, oidcSubject }: NewAccount,
): Promise<Account | undefined> {
  const [{ total } = { total: 0 }] = await tx.select({ total: count() }).from(editorAccounts);
  if (total >= maxAccounts) return undefined;
  const [added] = await tx
    .insert(editorAccounts)
    .values({ id: randomUUID(), email: normalEmail(email), name, role, sites, oidcSubject })
    .onConflictDoNothing()
    .returning();
  return added;
}

/** Whether an administrator who can sign in is left; without the account `except`, where one is given. */
export async function hasAdministrator(db: Database | Transaction, except = ''): Promise<boolean> {
  const [found] = await db
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
  return found !== undefined;
}

/** On whose behalf an account acts, by its rights of this moment; undefined for one that is gone or disabled. */
export async function actorOf(db: Database, id: string): Promise<Actor | undefined> {
  if (id === secretHolder.id) return secretHolder;
  const account = await findAccount(db, id);
  return account && !account.disabled ? toActor(account) : undefined;
}

export const toActor = ({ id, name, role, sites }: Account): Actor => ({
  id,
  name,
  role,
  sites: role === 'administrator' ? undefined : (sites ?? undefined),
});
