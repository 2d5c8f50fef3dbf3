import { HttpError } from '../../runtime/httpError';

/**
 * The status of the answer to a form that failed: what the code decided on, what the parser of bodies says of a faulty
 * one (400, 413, 415), else 503.
 */
export function failureStatus(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 ? status : 503;
}
