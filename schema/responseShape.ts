/**
 * The form of an answer of the content platform, as codegen writes it to generated/responseShapes.ts. Every
 * shape but a list's entries and `any` says whether null may stand in its place.
 */
export type ResponseShape =
  | { kind: 'string' | 'number' | 'boolean'; nullable?: true }
  /** A value of any form; checked where it is used. */
  | { kind: 'any' }
  | { kind: 'list'; of: ResponseShape; nullable?: true }
  | {
      kind: 'object';
      fields: Readonly<Record<string, ResponseShape>>;
      /** Fields that only some types of items have. */
      optional?: readonly string[];
      nullable?: true;
    };

/**
 * Where a value departs from a shape: the path of the first place, such as `layout.item.id`, or
 * undefined when all of it fits. A platform sends every field that was asked for, null included, so
 * one that is missing is a fault as well. Fields that were not asked for do not matter.
 */
export function misfitOf(value: unknown, shape: ResponseShape, path = 'data'): string | undefined {
  if (shape.kind === 'any') return value === undefined ? path : undefined;
  if (value === null) return shape.nullable ? undefined : path;
  switch (shape.kind) {
    case 'list':
      return Array.isArray(value)
        ? firstOf(value, (entry, index) => misfitOf(entry, shape.of, `${path}[${index}]`))
        : path;
    case 'object': {
      if (typeof value !== 'object' || Array.isArray(value)) return path;
      const found = value as Readonly<Record<string, unknown>>;
      return firstOf(Object.entries(shape.fields), ([name, field]) =>
        found[name] === undefined && shape.optional?.includes(name)
          ? undefined
          : misfitOf(found[name], field, `${path}.${name}`),
      );
    }
    case 'boolean':
    case 'number':
    case 'string':
      return typeof value === shape.kind ? undefined : path;
  }
}

function firstOf<Entry>(
  entries: readonly Entry[],
  find: (entry: Entry, index: number) => string | undefined,
): string | undefined {
  for (const [index, entry] of entries.entries()) {
    const found = find(entry, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
