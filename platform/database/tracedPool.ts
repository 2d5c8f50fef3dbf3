import type { Pool, PoolClient, QueryConfig } from 'pg';
import { inSpan } from '../telemetry/trace';
import { describeStatement } from './describeStatement';

/** What begins or ends a transaction asks for nothing. */
const BOUNDARY = /^(?:begin|commit|rollback)\b/i;

/** The same connections; what is asked of them belongs to the trace of the request that asks. */
export const tracedPool = (pool: Pool): Pool =>
  new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return queryOf(target);
      if (name === 'connect') return async () => tracedClient(await target.connect());
      return memberOf(target, name);
    },
  });

const tracedClient = (client: PoolClient): PoolClient =>
  new Proxy(client, {
    get: (target, name) => (name === 'query' ? queryOf(target) : memberOf(target, name)),
  });

const queryOf =
  (target: Pool | PoolClient) => (query: string | QueryConfig, values?: unknown[]) => {
    const text = typeof query === 'string' ? query : query.text;
    const ask = () => target.query(query, values);
    return BOUNDARY.test(text) ? ask() : inSpan('sql', describeStatement(text), ask);
  };

/** Methods run on the object itself, which has private fields. */
function memberOf(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name, target);
  return typeof member === 'function' ? member.bind(target) : member;
}
