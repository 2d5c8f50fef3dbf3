import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import type { SearchDocument } from '../indexDefinition';
import { parseOwnJson } from '../../../domain/ownJson';

const CHUNK_BYTES = 1024 * 1024;

/** Reads the documents of an NDJSON file of any size, one at a time; blank lines are skipped. */
export function* readDocuments(file: string): Iterable<SearchDocument> {
  const descriptor = openSync(file, 'r');
  try {
    const decoder = new StringDecoder('utf8');
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let remainder = '';
    for (;;) {
      const size = readSync(descriptor, chunk, 0, CHUNK_BYTES, null);
      const lines = (remainder + decoder.write(chunk.subarray(0, size))).split('\n');
      remainder = size > 0 ? (lines.pop() ?? '') : '';
      for (const line of lines) if (line.trim() !== '') yield parseOwnJson<SearchDocument>(line);
      if (size === 0) return;
    }
  } finally {
    closeSync(descriptor);
  }
}
