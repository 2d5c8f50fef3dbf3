/**
 * The shape of an answer of the content platform, as codegen writes it to generated/responseShapes.ts. A
 * value may be null only if its shape is `nullable`.
 */
export type ResponseShape =
  | { kind: 'string' | 'number' | 'boolean'; nullable?: true }
  /** A value of any shape, which is checked where it is used. */
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
 * The path of the first place where a value does not match a shape, such as `layout.item.id`; undefined when
 * all of it matches. A platform sends every requested field, even if it is null, so a missing field is an
 * error as well. Additional fields are ignored.
 */
export function findMismatch(
  value: unknown,
  shape: ResponseShape,
  path = 'data',
): string | undefined {
  if (shape.kind === 'any') return value === undefined ? path : undefined;
  if (value === null) return shape.nullable ? undefined : path;
  switch (shape.kind) {
    case 'list':
      return Array.isArray(value)
        ? firstOf(value, (entry, index) => findMismatch(entry, shape.of, `${path}[${index}]`))
        : path;
    case 'object': {
      if (typeof value !== 'object' || Array.isArray(value)) return path;
      const record = value as Readonly<Record<string, unknown>>;
      return firstOf(Object.entries(shape.fields), ([name, field]) =>
        record[name] === undefined && shape.optional?.includes(name)
          ? undefined
          : findMismatch(record[name], field, `${path}.${name}`),
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
    const mismatch = find(entry, index);
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}
