import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/**
 * Writes all documents of an index as NDJSON, as they arrive: one line `{"id", "document"}` per document.
 * @throws Error if the search service does not answer, rejects the request, or ends the response early
 */
export async function exportStock(
  service: { url: string; apiKey: string },
  index: string,
  output: Writable,
): Promise<void> {
  const address = `${service.url}/v1/documents/${encodeURIComponent(index)}`;
  const response = await fetch(address, { headers: { 'x-api-key': service.apiKey } }).catch(() => {
    throw new Error(`No search service answers at ${service.url}. Start one with npm start.`);
  });
  if (!response.ok || !response.body) {
    throw new Error(`The search service answered ${response.status}: ${await response.text()}`);
  }
  await pipeline(Readable.fromWeb(response.body as ReadableStream), output, { end: false });
}
