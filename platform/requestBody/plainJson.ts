import { HttpError } from '../httpError';

/** Limits of a JSON text from outside. */
export interface JsonLimits {
  /** Maximum nesting of objects and lists. */
  maxDepth: number;
  /** Maximum number of values, including those inside objects and lists. */
  maxValues: number;
}

/** NUL and lone surrogates: JSON can encode them, but databases refuse them. */
const INVALID_CHARACTERS = /\0|\p{Surrogate}/u;

/**
 * A copy of parsed JSON that is safe to validate. Names that every object inherits, such as `constructor`,
 * are left out: a lookup by name in a schema or a table would find the inherited property.
 * @throws HttpError 400 for values that are nested too deeply or contain invalid characters, 413 for too
 * many values
 */
export function plainJson(json: unknown, { maxDepth, maxValues }: JsonLimits): unknown {
  let count = 0;
  const copy = (value: unknown, depth: number): unknown => {
    count += 1;
    if (count > maxValues) throw new HttpError(413, 'The body has too many values');
    if (typeof value === 'string' && INVALID_CHARACTERS.test(value)) {
      throw new HttpError(400, 'The body has invalid characters');
    }
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= maxDepth) throw new HttpError(400, 'The body is nested too deeply');
    if (Array.isArray(value)) return value.map((entry) => copy(entry, depth + 1));
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !(name in Object.prototype))
        .map(([name, entry]) => [copy(name, depth), copy(entry, depth + 1)]),
    );
  };
  return copy(json, 0);
}

/**
 * Parses JSON that was checked as bytes first, such as signed payloads.
 * @throws HttpError 400 for invalid JSON, and as `plainJson`
 */
export function parseJson(bytes: Buffer, limits: JsonLimits): unknown {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new HttpError(400, 'The body is not JSON', { cause });
  }
  return plainJson(json, limits);
}
