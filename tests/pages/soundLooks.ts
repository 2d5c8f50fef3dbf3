import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What sound pages have had, in a file that all workers of a run share: each look is examined once, and again
 * where its page had a problem.
 */
export class SoundLooks {
  readonly #file: string;

  /** @param folder emptied when a run begins */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, 'sound-looks.txt');
  }

  /** Whether there is something among these that no sound page has had. */
  hasNew(looks: readonly string[]): boolean {
    const known = new Set(
      existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : [],
    );
    return looks.some((look) => !known.has(digestOf(look)));
  }

  remember(looks: readonly string[]): void {
    appendFileSync(this.#file, looks.map((look) => `${digestOf(look)}\n`).join(''));
  }
}

const digestOf = (look: string): string =>
  createHash('sha1').update(look).digest('base64url').slice(0, 12);
