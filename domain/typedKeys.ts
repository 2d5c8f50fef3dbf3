/**
 * `Object.keys` with the type of the object's own keys: TypeScript returns `string`, because a value may
 * have more keys than its type. Only for tables in code, which have exactly the keys of their type.
 */
export const keysOf = <Table extends object>(table: Table) =>
  Object.keys(table) as Extract<keyof Table, string>[];

/** `Object.fromEntries` for entries of every name; the caller guarantees that none is missing. */
export const recordOf = <Name extends string, Value>(
  entries: Iterable<readonly [Name, Value]>,
): Record<Name, Value> => Object.fromEntries(entries) as Record<Name, Value>;

/** Whether a name from outside is one of a table's own keys. */
export const isKeyOf = <Table extends object>(
  table: Table,
  name: PropertyKey,
): name is keyof Table => Object.hasOwn(table, name);
