import type { SearchDocument } from '../../../services/search/indexDefinition';
import type { SearchAnswer } from './oracle';

/** Address of a search service under test; any implementation of the API. */
export interface SearchTarget {
  /** http://host:port, without a trailing slash. */
  url: string;
  apiKey: string;
}

export interface SearchResponse<Body = SearchAnswer> {
  status: number;
  body: Body & { errors?: string[] };
}

export async function searchFor(
  { url, apiKey }: SearchTarget,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<SearchResponse> {
  const response = await fetch(`${url}/v1/search/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as SearchResponse['body'] };
}

/** Replaces all documents of an index. */
export function replaceAll(
  target: SearchTarget,
  index: string,
  documents: readonly unknown[],
): Promise<SearchResponse<{ documents?: number }>> {
  return send(target, 'PUT', index, documents);
}

/** Sends changes as lines of `{ upsert }` or `{ delete }`. */
export function change(
  target: SearchTarget,
  index: string,
  changes: readonly ({ upsert: SearchDocument } | { delete: string })[],
): Promise<SearchResponse<{ upserted?: number; deleted?: number }>> {
  return send(target, 'POST', index, changes);
}

async function send<Body>(
  { url, apiKey }: SearchTarget,
  method: string,
  index: string,
  lines: readonly unknown[],
): Promise<SearchResponse<Body>> {
  const response = await fetch(`${url}/v1/documents/${index}`, {
    method,
    headers: { 'content-type': 'application/x-ndjson', 'x-api-key': apiKey },
    body: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  });
  return { status: response.status, body: (await response.json()) as SearchResponse<Body>['body'] };
}
