import type { Pool, PoolClient, QueryConfig } from 'pg';
import { inSpan } from '../telemetry/trace';
import { describeStatement } from './describeStatement';

/** Statements that begin or end a transaction have no span. */
const TRANSACTION_BOUNDARY = /^(?:begin|commit|rollback)\b/i;

/** The same connections, with statements recorded in the trace of the request that runs them. */
export const tracedPool = (pool: Pool): Pool =>
  new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return tracedQuery(target);
      if (name === 'connect') return async () => tracedClient(await target.connect());
      return boundMember(target, name);
    },
  });

const tracedClient = (client: PoolClient): PoolClient =>
  new Proxy(client, {
    get: (target, name) => (name === 'query' ? tracedQuery(target) : boundMember(target, name)),
  });

const tracedQuery =
  (target: Pool | PoolClient) => (query: string | QueryConfig, values?: unknown[]) => {
    const text = typeof query === 'string' ? query : query.text;
    const runQuery = () => target.query(query, values);
    return TRANSACTION_BOUNDARY.test(text)
      ? runQuery()
      : inSpan('sql', describeStatement(text), runQuery);
  };

/** A member of the object. Methods are bound to the object itself, because it has private fields. */
function boundMember(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name, target);
  return typeof member === 'function' ? member.bind(target) : member;
}
