import { PGlite } from '@electric-sql/pglite';

/** First bytes of messages within an extended query: Parse, Bind, Describe, Execute, Close, Flush. */
const EXTENDED_QUERY_MESSAGES = new Set(Array.from('PBDECH', (type) => type.charCodeAt(0)));

/**
 * A PGlite whose socket server can serve many connections without mixing their queries. The server alternates
 * between connections after each message, unless the database reports an open transaction. A query with
 * parameters consists of several messages that share one unnamed statement; until its Sync message, another
 * connection could replace that statement. This class therefore reports an unfinished query as a transaction.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export class SharedPGlite extends PGlite {
  #isQueryUnfinished = false;

  override isInTransaction(): boolean {
    return this.#isQueryUnfinished || super.isInTransaction();
  }

  override async execProtocolRawStream(
    ...[message, options]: Parameters<PGlite['execProtocolRawStream']>
  ): Promise<void> {
    await super.execProtocolRawStream(message, options);
    this.#isQueryUnfinished = EXTENDED_QUERY_MESSAGES.has(message[0] ?? 0);
  }
}
