import { BoundedMemory } from '../memory/BoundedMemory';
import type { SpanFields } from '../telemetry/spans.types';

/** Not a function, as in `extract(epoch from now())`. */
const TABLE = /\b(?:from|into|update)\s+(?:"([a-z_]{1,40})"|(?!skip\b)([a-z_]{1,40})\b(?!\())/i;
/** Statements are constants of the code. */
const known = new BoundedMemory<string, SpanFields>({ name: 'statements', max: 500 });

/** What a trace may tell of a statement: what it does, and to which table first. Its parameters are never looked at. */
export function describeStatement(sql: string): SpanFields {
  const found = known.get(sql);
  if (found) return found;
  const [, operation] = /^\s*(select|insert|update|delete|with)\b/i.exec(sql) ?? [];
  const [, quoted, bare] = TABLE.exec(sql) ?? [];
  const fields: SpanFields = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation?.toLowerCase() ?? 'other',
    'db.collection.name': quoted ?? bare,
  };
  known.set(sql, fields);
  return fields;
}
