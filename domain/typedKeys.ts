/**
 * `Object.keys` and its like with the types of the object's own names: TypeScript says `string`, as a value may have more
 * names than its type tells. For tables that stand in code, whose names are those that they show.
 */
export const keysOf = <Table extends object>(table: Table) =>
  Object.keys(table) as Extract<keyof Table, string>[];

/** `Object.fromEntries` for entries of every name: the caller vouches that none is missing. */
export const recordOf = <Name extends string, Value>(
  entries: Iterable<readonly [Name, Value]>,
): Record<Name, Value> => Object.fromEntries(entries) as Record<Name, Value>;

/** Whether a name, which came from outside, is one of a table's own. */
export const isKeyOf = <Table extends object>(
  table: Table,
  name: PropertyKey,
): name is keyof Table => Object.hasOwn(table, name);
