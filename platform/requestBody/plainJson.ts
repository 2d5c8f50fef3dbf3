import { HttpError } from '../httpError';

export interface JsonLimits {
  /** Most levels of objects and lists within each other. */
  maxDepth: number;
  /** Most values, those of objects and lists within included. */
  maxValues: number;
}

/** NUL and halves of surrogate pairs: JSON can name them, but they are no text, and no database keeps them. */
const NO_TEXT = /\0|\p{Surrogate}/u;

/**
 * A copy of parsed JSON that is safe to validate. Names that every object has from its prototype, such as
 * `constructor`, are left out: a schema or a table that is looked up by name would find what nobody put
 * there.
 * @throws HttpError 400 for what is nested too deeply or is no text, 413 for too many values
 */
export function plainJson(json: unknown, { maxDepth, maxValues }: JsonLimits): unknown {
  let count = 0;
  const copy = (value: unknown, depth: number): unknown => {
    count += 1;
    if (count > maxValues) throw new HttpError(413, 'The body holds too many values');
    if (typeof value === 'string' && NO_TEXT.test(value)) {
      throw new HttpError(400, 'The body holds characters that are no text');
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
 * Reads JSON that was checked as bytes first, such as what is signed.
 * @throws HttpError 400 for what is no JSON, and as `plainJson`
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
