import type { AnySchema, InferType } from 'yup';
import { plainJson } from './plainJson';
import { validated } from './validated';

/** More than the keys of an address that a server accepts. */
const LIMITS = { maxDepth: 4, maxValues: 2_000 };

/**
 * Checks the query of an address against a schema; names that every object inherits are left out.
 * @throws HttpError 400 that names the fields and never their values
 */
export const validatedQuery = <Schema extends AnySchema>(
  schema: Schema,
  query: object,
): InferType<Schema> => validated(schema, plainJson(query, LIMITS), { name: 'the query' });
