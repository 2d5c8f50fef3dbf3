import type { AnySchema, ArraySchema, ISchema, Lazy, ObjectSchema } from 'yup';
import { isRecord } from '../../domain/isRecord';

type Check = (value: unknown) => boolean;

const checks = new WeakMap<ISchema<unknown>, Check>();

/**
 * Whether a value has the form that a schema describes: types, presence and `oneOf`, on every level. Many times as quick
 * as the schema's own validation, which answers of hundreds of values cannot wait for; other tests are not made.
 */
export function fitsSchema<Form>(schema: ISchema<Form>, value: unknown): value is Form {
  return checkOf(schema)(value);
}

function checkOf(schema: ISchema<unknown>): Check {
  const known = checks.get(schema);
  if (known) return known;
  const check = makeCheck(schema as AnySchema | Lazy<unknown>);
  checks.set(schema, check);
  return check;
}

/** What yup's own `isType` asks, without the calls that it makes. */
const typeChecks: Readonly<Record<string, Check>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
};

/** Whole numbers of contracts count things. */
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;

function makeCheck(schema: AnySchema | Lazy<unknown>): Check {
  if (isLazy(schema)) return (value) => checkOf(schema.resolve({ value }))(value);
  const isAbsentAllowed = schema.isType(undefined);
  const isNullAllowed = schema.isType(null);
  const fits = formCheck(schema);
  return (value) => {
    if (value === undefined) return isAbsentAllowed;
    return value === null ? isNullAllowed : fits(value);
  };
}

function formCheck(schema: AnySchema): Check {
  if (isObjectSchema(schema)) {
    const parts = Object.entries(schema.fields).map(([name, part]) => ({
      name,
      fits: checkOf(part as ISchema<unknown>),
    }));
    return (value) => {
      if (!isRecord(value)) return false;
      for (const { name, fits } of parts) {
        const part = value[name];
        // Other systems write null for a field that is absent.
        if (!fits(part) && !(part === null && fits(undefined))) return false;
      }
      return true;
    };
  }
  if (isArraySchema(schema) && schema.innerType) {
    const fits = checkOf(schema.innerType);
    return (value) => {
      if (!Array.isArray(value)) return false;
      for (const entry of value) if (!fits(entry)) return false;
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
