import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

/**
 * What sound pages have had, in a file that all workers of a run share: each look is examined once, and again
 * where its page had a problem.
 */
export class SoundLooks {
  readonly #file: string;
  readonly #known = new Set<string>();
  /** Bytes of the file that are known. */
  #read = 0;

  /** @param folder emptied when a run begins */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, 'sound-looks.txt');
  }

  /** Whether there is something among these that no sound page has had. */
  hasNew(looks: readonly string[]): boolean {
    this.#readOn();
    return looks.some((look) => !this.#known.has(digestOf(look)));
  }

  remember(looks: readonly string[]): void {
    this.#readOn();
    const fresh = looks.map(digestOf).filter((digest) => !this.#known.has(digest));
    appendFileSync(this.#file, fresh.join(''));
  }

  /** Reads what workers have added since. */
  #readOn(): void {
    const file = openSync(this.#file, 'a+');
    const added = Buffer.alloc(fstatSync(file).size - this.#read);
    readSync(file, added, 0, added.length, this.#read);
    closeSync(file);
    const whole = added.length - (added.length % DIGEST_LENGTH);
    for (let at = 0; at < whole; at += DIGEST_LENGTH)
      this.#known.add(added.toString('latin1', at, at + DIGEST_LENGTH));
    this.#read += whole;
  }
}

const DIGEST_LENGTH = 12;

const digestOf = (look: string): string =>
  createHash('sha1').update(look).digest('base64url').slice(0, DIGEST_LENGTH);
