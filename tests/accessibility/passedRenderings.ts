import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

/**
 * Renderings without violations, in a file shared by all workers of a run. Each rendering is checked once,
 * and again if its page had a violation.
 */
export class PassedRenderings {
  readonly #file: string;
  readonly digests = new Set<string>();
  /** Number of bytes of the file read so far. */
  #bytesRead = 0;

  /** @param folder must be emptied at the start of a run */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, 'sound-looks.txt');
  }

  /** Checks whether one of the renderings has not passed yet. */
  hasNew(renderings: readonly string[]): boolean {
    this.#readNew();
    return renderings.some((rendering) => !this.digests.has(getDigest(rendering)));
  }

  remember(renderings: readonly string[]): void {
    this.#readNew();
    const fresh = renderings.map(getDigest).filter((digest) => !this.digests.has(digest));
    appendFileSync(this.#file, fresh.join(''));
  }

  /** Reads the entries that workers have added since the last call. */
  #readNew(): void {
    const file = openSync(this.#file, 'a+');
    const added = Buffer.alloc(fstatSync(file).size - this.#bytesRead);
    readSync(file, added, 0, added.length, this.#bytesRead);
    closeSync(file);
    const end = added.length - (added.length % DIGEST_LENGTH);
    for (let index = 0; index < end; index += DIGEST_LENGTH)
      this.digests.add(added.toString('latin1', index, index + DIGEST_LENGTH));
    this.#bytesRead += end;
  }
}

const DIGEST_LENGTH = 12;

const getDigest = (rendering: string): string =>
  createHash('sha1').update(rendering).digest('base64url').slice(0, DIGEST_LENGTH);
