import express from 'express';
import type { RequestHandler } from 'express';
import { HttpError } from '../httpError';
import { plainJson } from './plainJson';

const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Both ways in which a page of ours sends a form: with script, and without. */
export const formTypes = [JSON_TYPE, FORM_TYPE] as const;

export interface BodyLimits {
  /** Largest body, in bytes, unpacked. */
  maxBytes: number;
  /** Most levels within each other; what forms and questions of ours hold has far fewer. */
  maxDepth?: number;
  /** Most values in all. */
  maxValues?: number;
  /** Media types that are taken; JSON when absent. */
  types?: readonly string[];
}

/**
 * The one reader of request bodies: puts the body into `request.body`, of JSON or of a form's fields,
 * bounded in size, depth and number of values, and without names that every object has. What handlers
 * get is plain, but not yet checked.
 * @throws HttpError 400 for a missing or malformed body, 413 for a large one, 415 for another type
 */
export function readBody(limits: BodyLimits): RequestHandler {
  const { maxBytes, maxDepth = 12, maxValues = 1000, types = [JSON_TYPE] } = limits;
  const parseJson = express.json({ limit: maxBytes, type: () => true });
  const parseForm = express.urlencoded({
    limit: maxBytes,
    extended: false,
    parameterLimit: maxValues,
    type: () => true,
  });
  return (request, response, next) => {
    const type = request.is([...types]);
    const isEmpty = type === null || request.headers['content-length'] === '0';
    if (isEmpty) throw new HttpError(400, 'The body is missing');
    if (type === false) {
      const headers = { Accept: types.join(', ') };
      throw new HttpError(415, `The body must be ${types.join(' or ')}`, { headers });
    }
    const parse = type === FORM_TYPE ? parseForm : parseJson;
    parse(request, response, (error?: unknown) => {
      if (error) return next(error);
      try {
        request.body = plainJson(request.body, { maxDepth, maxValues });
        next();
      } catch (refusal) {
        next(refusal);
      }
    });
  };
}
