import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { writeFileAtomically } from '../../../platform/writeFileAtomically';
import { parseOwnJson } from '../../../domain/ownJson';
import type { IndexSnapshot } from './indexSnapshot.types';

/** Maximum size of a snapshot: some five times the largest stock that one process is meant for. */
const MAX_BYTES = 3_000_000_000;

/** The byte that ends the first line of a snapshot's file. */
const NEW_LINE = 10;

/**
 * The first line of a snapshot's file: its index, the program and the documents that it was made from, and a
 * checksum of the remaining bytes.
 */
interface Header {
  index: string;
  madeBy: string;
  madeFrom: string;
  sum: number;
}

/**
 * Indexes as files, so that a process starts with the index that an earlier one built. A file is only read
 * by the same version of the program that wrote it, and for the same documents; any other file, and a
 * damaged one, is ignored.
 */
export class SnapshotStore {
  /**
   * @param madeBy identifies the program: versions whose indexes or generated documents may differ need
   * different values
   */
  constructor(
    private readonly folder: string,
    private readonly madeBy: string,
  ) {}

  /** The stored index of these documents; undefined when it must be built. */
  read(index: string, madeFrom: string): IndexSnapshot | undefined {
    try {
      const path = this.#path(index);
      const file = lstatSync(path);
      if (!file.isFile() || file.size > MAX_BYTES) return undefined;
      const bytes = readFileSync(path);
      const end = bytes.indexOf(NEW_LINE);
      const header = parseOwnJson<Header>(bytes.subarray(0, end).toString());
      if (header.index !== index || header.madeBy !== this.madeBy || header.madeFrom !== madeFrom)
        return undefined;
      const content = bytes.subarray(end + 1);
      return crc32(content) === header.sum ? (deserialize(content) as IndexSnapshot) : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Replaces the snapshot of an index.
   * @throws the file system's error
   */
  async write(index: string, madeFrom: string, snapshot: IndexSnapshot): Promise<void> {
    const content = serialize(snapshot);
    const header: Header = { index, madeBy: this.madeBy, madeFrom, sum: crc32(content) };
    const line = Buffer.from(`${JSON.stringify(header)}\n`);
    await writeFileAtomically(this.#path(index), Buffer.concat([line, content]));
  }

  #path(index: string): string {
    return join(this.folder, `${index}.snapshot`);
  }
}
