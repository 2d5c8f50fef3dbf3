import { BoundedMemory } from '../memory/BoundedMemory';
import type { SpanFields } from '../telemetry/spans.types';

/** The table of a statement; a function is no table, as in `extract(epoch from now())`. */
const TABLE = /\b(?:from|into|update)\s+(?:"([a-z_]{1,40})"|(?!skip\b)([a-z_]{1,40})\b(?!\())/i;
/** Statements are constants of the code, so there are few of them. */
const cache = new BoundedMemory<string, SpanFields>({ name: 'statements', max: 500 });

/** What a trace may contain of a statement: its kind and its first table, never its parameters. */
export function describeStatement(sql: string): SpanFields {
  const cached = cache.get(sql);
  if (cached) return cached;
  const [, operation] = /^\s*(select|insert|update|delete|with)\b/i.exec(sql) ?? [];
  const [, quoted, bare] = TABLE.exec(sql) ?? [];
  const fields: SpanFields = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation?.toLowerCase() ?? 'other',
    'db.collection.name': quoted ?? bare,
  };
  cache.set(sql, fields);
  return fields;
}
