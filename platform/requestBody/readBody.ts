import express from 'express';
import type { RequestHandler } from 'express';
import { HttpError } from '../httpError';
import { plainJson } from './plainJson';

const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The two media types in which our pages send a form: with JavaScript, and without. */
export const formTypes = [JSON_TYPE, FORM_TYPE] as const;

/** Limits of a request's body. */
export interface BodyLimits {
  /** Maximum size in bytes, after decompression. */
  maxBytes: number;
  /** Maximum nesting; our forms and requests have far less. */
  maxDepth?: number;
  /** Maximum number of values. */
  maxValues?: number;
  /** Accepted media types; JSON when absent. */
  types?: readonly string[];
}

/**
 * The only reader of request bodies: puts the body into `request.body`, from JSON or a form's fields,
 * limited in size, depth and number of values, and without names that every object inherits. Handlers get
 * plain data that is not validated yet.
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
