import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { searchChanges, searchSources } from '../../platform/database/tables/search';
import { parseOwnJson } from '../../domain/ownJson';
import type { DocumentChange } from './engine/SearchIndex';
import { type LoggedChange, logChanges } from './changeLog';
import type { SearchDocument } from './indexDefinition';

/** Rows that one statement writes. */
const ROWS = 500;

/** Files that took the place of generated stock, by index. */
export async function readSources(db: Database): Promise<Map<string, string>> {
  const rows = await db.select().from(searchSources);
  return new Map(rows.map(({ index, file }) => [index, file]));
}

/** What has changed in an index since it was made. */
export async function readKeptChanges(db: Database, index: string): Promise<DocumentChange[]> {
  const rows = await db.select().from(searchChanges).where(eq(searchChanges.index, index));
  return rows.map(({ id, document }) =>
    document === null
      ? { kind: 'delete', id }
      : { kind: 'upsert', document: parseOwnJson<SearchDocument>(document) },
  );
}

/**
 * Keeps changes and their lines of the log, all or none; the last one of a document counts. `idField` names its
 * identifier.
 */
export async function keepChanges(
  db: Database,
  index: string,
  idField: string,
  {
    changes,
    logged = [],
  }: { changes: readonly DocumentChange[]; logged?: readonly LoggedChange[] },
): Promise<void> {
  const rows = new Map<string, string | null>();
  for (const change of changes) {
    if (change.kind === 'delete') rows.set(change.id, null);
    else rows.set(String(change.document[idField]), JSON.stringify(change.document));
  }
  const values = [...rows].map(([id, document]) => ({ index, id, document }));
  await db.transaction(async (transaction) => {
    for (let at = 0; at < values.length; at += ROWS) {
      await transaction
        .insert(searchChanges)
        .values(values.slice(at, at + ROWS))
        .onConflictDoUpdate({
          target: [searchChanges.index, searchChanges.id],
          set: { document: sql`excluded.document`, changedAt: sql`now()` },
        });
    }
    await logChanges(transaction, index, logged);
  });
}

/** Makes a file the source of an index, with its lines of the log; changes of the documents before it are forgotten. */
export async function keepSource(
  db: Database,
  index: string,
  file: string,
  logged: readonly LoggedChange[] = [],
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(searchChanges).where(eq(searchChanges.index, index));
    await transaction
      .insert(searchSources)
      .values({ index, file })
      .onConflictDoUpdate({
        target: searchSources.index,
        set: { file, replacedAt: sql`now()` },
      });
    await logChanges(transaction, index, logged);
  });
}
