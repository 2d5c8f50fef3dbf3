import type { Finding, FuzzAnswer, FuzzRequest } from './fuzzRequest.types';
import { MARK } from './nasty';

/** Largest answer to a request that is refused, in bytes. */
const LARGEST_ERROR = 4096;
const SHOWN = 400;

/**
 * What is wrong with an answer. What the product fails at always is. Refusals are short and repeat nothing of what was
 * sent; a site's own page for a missing address, or for a form without script, is as large as a page
 * and may show the form as it was filled in.
 */
export function judge(request: FuzzRequest, answer: FuzzAnswer): Finding | undefined {
  const { status, contentType, body, silence } = answer;
  const found = (problem: Finding['problem']): Finding => ({
    problem,
    request: describe(request),
    answer: `${status} ${contentType} ${body.length} B: ${body.toString('utf8', 0, SHOWN)}`,
  });
  if (status >= 500) return found('failed');
  if (silence === 'late') return found('no answer');
  if (status < 400 || contentType.startsWith('text/html')) return undefined;
  if (body.length > LARGEST_ERROR) return found('large error');
  if (request.target === 'web' && body.includes(MARK)) return found('echo');
  return undefined;
}

function describe({ target, method, path, headers, body, raw }: FuzzRequest): string {
  if (raw) return `${target} ${JSON.stringify(raw.toString('latin1').slice(0, SHOWN))}`;
  const sent = body ? ` ${JSON.stringify(body.toString('latin1').slice(0, SHOWN))}` : '';
  return `${target} ${method} ${path.slice(0, SHOWN)} ${JSON.stringify(headers).slice(0, SHOWN)}${sent}`;
}
