import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { searchChanges, searchSources } from '../../platform/database/tables/search';
import { parseOwnJson } from '../../domain/ownJson';
import type { DocumentChange } from './engine/SearchIndex';
import { type LoggedChange, logChanges } from './changeLog';
import type { SearchDocument } from './indexDefinition';

const ROWS_PER_STATEMENT = 500;

/** Returns the files that replaced generated stock, by index name. */
export async function readSources(db: Database): Promise<Map<string, string>> {
  const rows = await db.select().from(searchSources);
  return new Map(rows.map(({ index, file }) => [index, file]));
}

/** Returns the changes to an index since it was built. */
export async function readStoredChanges(db: Database, index: string): Promise<DocumentChange[]> {
  const rows = await db.select().from(searchChanges).where(eq(searchChanges.index, index));
  return rows.map(({ id, document }) =>
    document === null
      ? { kind: 'delete', id }
      : { kind: 'upsert', document: parseOwnJson<SearchDocument>(document) },
  );
}

/**
 * Stores changes and their log lines in one transaction. If a document changes twice, its last change is
 * stored. `idField` is the name of the field that identifies a document.
 */
export async function storeChanges(
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
    for (let start = 0; start < values.length; start += ROWS_PER_STATEMENT) {
      await transaction
        .insert(searchChanges)
        .values(values.slice(start, start + ROWS_PER_STATEMENT))
        .onConflictDoUpdate({
          target: [searchChanges.index, searchChanges.id],
          set: { document: sql`excluded.document`, changedAt: sql`now()` },
        });
    }
    await logChanges(transaction, index, logged);
  });
}

/**
 * Makes a file the source of an index and stores its log lines; deletes stored changes of the previous
 * documents.
 */
export async function storeSource(
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
