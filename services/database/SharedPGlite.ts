import { PGlite } from '@electric-sql/pglite';

/** Messages of an extended query, by their first byte: Parse, Bind, Describe, Execute, Close, Flush. */
const UNFINISHED = new Set(Array.from('PBDECH', (type) => type.charCodeAt(0)));

/**
 * A PGlite whose socket server answers many connections without mixing their queries.
 * The server takes one message of a connection after another's, unless the database says that a
 * transaction is open. A query with parameters is several messages that share one unnamed statement,
 * so until its Sync another connection's query would be bound in its place: here a query that has
 * begun counts as a transaction.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export class SharedPGlite extends PGlite {
  #queryIsUnfinished = false;

  override isInTransaction(): boolean {
    return this.#queryIsUnfinished || super.isInTransaction();
  }

  override async execProtocolRawStream(
    ...[message, options]: Parameters<PGlite['execProtocolRawStream']>
  ): Promise<void> {
    await super.execProtocolRawStream(message, options);
    this.#queryIsUnfinished = UNFINISHED.has(message[0] ?? 0);
  }
}
