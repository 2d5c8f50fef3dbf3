import type { Client } from 'pg';

/** Parts of a database schema that programs depend on, by name. */
export interface SchemaState {
  /** `table.column` with its type, and whether a row may omit it. */
  columns: ReadonlyMap<string, { type: string; isOptional: boolean }>;
  /** Names of the tables. */
  tables: ReadonlySet<string>;
  /** Constraints as `table: definition`. */
  rules: ReadonlySet<string>;
}

/** Reads the state of the public schema. */
export async function readSchema(db: Client): Promise<SchemaState> {
  const { rows: columns } = await db.query<{ name: string; type: string; optional: boolean }>(`
    select format('%s.%s', c.relname, a.attname) as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  // Unique indexes also count; those of constraints are excluded here, since the constraint is listed.
  const { rows: rules } = await db.query<{ rule: string }>(`
    select format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid)) as rule
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select format('%s: %s', i.indrelid::regclass, regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX .* ON', 'INDEX ON'))
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = i.indexrelid)`);
  return {
    columns: new Map(
      columns.map(({ name, type, optional: isOptional }) => [name, { type, isOptional }]),
    ),
    tables: new Set(columns.map(({ name }) => getTable(name))),
    rules: new Set(rules.map(({ rule }) => rule)),
  };
}

/**
 * Returns what a migration removes from programs of the previous version, one line each. During a deployment,
 * and after a rollback, these programs run on the new schema.
 */
export function findBreakingChanges(before: SchemaState, after: SchemaState): string[] {
  const lines: string[] = [];
  for (const table of before.tables) {
    if (!after.tables.has(table)) lines.push(`drops or renames the table ${table}`);
  }
  for (const [name, { type, isOptional }] of before.columns) {
    const column = after.columns.get(name);
    if (!column) {
      if (after.tables.has(getTable(name))) lines.push(`drops or renames ${name}`);
    } else {
      if (column.type !== type) lines.push(`changes ${name} from ${type} to ${column.type}`);
      if (isOptional && !column.isOptional) lines.push(`requires ${name}`);
    }
  }
  for (const [name, { isOptional }] of after.columns) {
    const isNew = before.tables.has(getTable(name)) && !before.columns.has(name);
    if (isNew && !isOptional) lines.push(`adds ${name}, required and without a default`);
  }
  for (const rule of after.rules) {
    const [table = ''] = rule.split(':');
    if (before.tables.has(table) && !before.rules.has(rule)) lines.push(`adds a rule to ${rule}`);
  }
  for (const rule of before.rules) {
    // `on conflict` refers to unique constraints and fails without them.
    const isUnique = /: (?:CREATE UNIQUE|UNIQUE|PRIMARY KEY)/.test(rule);
    const [table = ''] = rule.split(':');
    if (isUnique && after.tables.has(table) && !after.rules.has(rule))
      lines.push(`drops from ${rule}`);
  }
  return lines;
}

const getTable = (column: string): string => column.slice(0, column.lastIndexOf('.'));
