import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/**
 * Writes an index of a search service as NDJSON, a line of `{"id", "document"}` for each document, as
 * they arrive. @throws Error when the service does not answer, refuses, or ends early
 */
export async function exportStock(
  service: { url: string; apiKey: string },
  index: string,
  output: Writable,
): Promise<void> {
  const address = `${service.url}/v1/documents/${encodeURIComponent(index)}`;
  const response = await fetch(address, { headers: { 'x-api-key': service.apiKey } }).catch(() => {
    throw new Error(`No search service answers at ${service.url}; npm start starts one.`);
  });
  if (!response.ok || !response.body) {
    throw new Error(`The search service answered ${response.status}: ${await response.text()}`);
  }
  await pipeline(Readable.fromWeb(response.body as ReadableStream), output, { end: false });
}
