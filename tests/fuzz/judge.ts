import type { Finding, FuzzAnswer, FuzzRequest } from './fuzzRequest.types';
import { ECHO_MARKER } from './nasty';

/** Maximum size of an error response. */
const MAX_ERROR_BYTES = 4096;
const MAX_EXCERPT_CHARACTERS = 400;

/**
 * Finds the problem of a response. Server errors are always a problem. Error responses must be short and must
 * not repeat input, except for a site's own error pages and for forms without JavaScript, which show the
 * entered values.
 */
export function judge(request: FuzzRequest, answer: FuzzAnswer): Finding | undefined {
  const { status, contentType, body, silence } = answer;
  const found = (problem: Finding['problem']): Finding => ({
    problem,
    request: describe(request),
    answer: `${status} ${contentType} ${body.length} B: ${body.toString('utf8', 0, MAX_EXCERPT_CHARACTERS)}`,
  });
  if (status >= 500) return found('failed');
  if (silence === 'late') return found('no answer');
  if (status < 400 || contentType.startsWith('text/html')) return undefined;
  if (body.length > MAX_ERROR_BYTES) return found('large error');
  if (request.target === 'web' && body.includes(ECHO_MARKER)) return found('echo');
  return undefined;
}

function describe({ target, method, path, headers, body, raw }: FuzzRequest): string {
  if (raw)
    return `${target} ${JSON.stringify(raw.toString('latin1').slice(0, MAX_EXCERPT_CHARACTERS))}`;
  const sent = body
    ? ` ${JSON.stringify(body.toString('latin1').slice(0, MAX_EXCERPT_CHARACTERS))}`
    : '';
  return `${target} ${method} ${path.slice(0, MAX_EXCERPT_CHARACTERS)} ${JSON.stringify(headers).slice(0, MAX_EXCERPT_CHARACTERS)}${sent}`;
}
