import type { AnySchema, ArraySchema, ISchema, Lazy, ObjectSchema } from 'yup';
import { isRecord } from '../../domain/isRecord';

type Check = (value: unknown) => boolean;

const checks = new WeakMap<ISchema<unknown>, Check>();

/**
 * Whether a value has the form that a schema describes: types, presence and `oneOf`, on every level; other
 * rules are not checked. Much faster than the schema's own validation, which is too slow for answers with
 * hundreds of values.
 */
export function matchesSchema<Value>(schema: ISchema<Value>, value: unknown): value is Value {
  return cachedCheck(schema)(value);
}

function cachedCheck(schema: ISchema<unknown>): Check {
  const cached = checks.get(schema);
  if (cached) return cached;
  const check = makeCheck(schema as AnySchema | Lazy<unknown>);
  checks.set(schema, check);
  return check;
}

/** The checks of yup's own `isType`, without its function calls. */
const typeChecks: Readonly<Record<string, Check>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
};

/** Whole numbers in contracts are counts, so they are never negative. */
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;

function makeCheck(schema: AnySchema | Lazy<unknown>): Check {
  if (isLazy(schema)) return (value) => cachedCheck(schema.resolve({ value }))(value);
  const isAbsentAllowed = schema.isType(undefined);
  const isNullAllowed = schema.isType(null);
  const matches = typeCheck(schema);
  return (value) => {
    if (value === undefined) return isAbsentAllowed;
    return value === null ? isNullAllowed : matches(value);
  };
}

function typeCheck(schema: AnySchema): Check {
  if (isObjectSchema(schema)) {
    const fieldChecks = Object.entries(schema.fields).map(([name, field]) => ({
      name,
      matches: cachedCheck(field as ISchema<unknown>),
    }));
    return (value) => {
      if (!isRecord(value)) return false;
      for (const { name, matches } of fieldChecks) {
        const fieldValue = value[name];
        // Other systems write null for an absent field.
        if (!matches(fieldValue) && !(fieldValue === null && matches(undefined))) return false;
      }
      return true;
    };
  }
  if (isArraySchema(schema) && schema.innerType) {
    const matches = cachedCheck(schema.innerType);
    return (value) => {
      if (!Array.isArray(value)) return false;
      for (const entry of value) if (!matches(entry)) return false;
      return true;
    };
  }
  const { oneOf, tests } = schema.describe();
  if (oneOf.length > 0) return (value) => oneOf.includes(value);
  if (tests.some(({ name }) => name === 'integer')) return isCount;
  return typeChecks[schema.type] ?? ((value) => schema.isType(value));
}

const isLazy = (schema: AnySchema | Lazy<unknown>): schema is Lazy<unknown> =>
  schema.type === 'lazy';

const isObjectSchema = (schema: AnySchema): schema is ObjectSchema<object> =>
  schema.type === 'object';

const isArraySchema = (schema: AnySchema): schema is ArraySchema<unknown[], unknown> =>
  schema.type === 'array';
