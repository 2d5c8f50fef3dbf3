import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { Database, type Statements } from '../../platform/database/Database';

/** A database on which tests can also run their own SQL queries. */
export class QueriedDatabase extends Database {
  query<Row extends QueryResultRow = Record<string, unknown>>(
    text: string,
    values: unknown[] = [],
  ): Promise<QueryResult<Row>> {
    return this.run((db) =>
      (db as Statements & { $client: Pool }).$client.query<Row>(text, values),
    );
  }
}
