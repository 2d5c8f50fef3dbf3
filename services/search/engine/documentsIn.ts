import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import type { SearchDocument } from '../indexDefinition';
import { parseOwnJson } from '../../../domain/ownJson';

const CHUNK = 1024 * 1024;

/** Documents of an NDJSON file of any size, one at a time; blank lines are skipped. */
export function* documentsIn(file: string): Iterable<SearchDocument> {
  const descriptor = openSync(file, 'r');
  try {
    const decoder = new StringDecoder('utf8');
    const chunk = Buffer.allocUnsafe(CHUNK);
    let rest = '';
    for (;;) {
      const size = readSync(descriptor, chunk, 0, CHUNK, null);
      const lines = (rest + decoder.write(chunk.subarray(0, size))).split('\n');
      rest = size > 0 ? (lines.pop() ?? '') : '';
      for (const line of lines) if (line.trim() !== '') yield parseOwnJson<SearchDocument>(line);
      if (size === 0) return;
    }
  } finally {
    closeSync(descriptor);
  }
}
