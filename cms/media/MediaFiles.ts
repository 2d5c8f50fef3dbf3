import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { ifMissing } from '../../platform/ifMissing';
import { MediaRefusal } from './MediaRefusal';

/** Part of the media store's paths where uploaded files are. */
export const libraryPath = 'library';

/** How long files that nobody knows are kept: a database that was set up wrongly is noticed until then. */
const KEPT_ASIDE_MS = 30 * 86_400_000;

/** A file that arrived whole and is not yet looked at. */
export interface ReceivedFile {
  /** SHA-256 of the bytes, hex. */
  hash: string;
  read: () => Promise<Buffer>;
}

/**
 * The bytes of the library below a folder: `library/<hash>/<name>` for what is kept, `incoming/` for what is
 * still arriving, and `swept/` for what nobody knows. A kept file is whole and on the disk before its name is.
 */
export class MediaFiles {
  readonly #incoming: string;
  readonly #swept: string;

  constructor(private readonly folder: string) {
    this.#incoming = join(folder, 'incoming');
    this.#swept = join(folder, 'swept');
  }

  /** Folder that the media store serves below `library/`. */
  get libraryFolder(): string {
    return join(this.folder, libraryPath);
  }

  /** Takes away what was arriving when the process ended. */
  async clearIncoming(): Promise<void> {
    await rm(this.#incoming, { recursive: true, force: true });
  }

  /**
   * Receives a file into a place of its own on the disk, so that it takes no memory while it arrives and
   * waits; the place is gone once `take` has settled.
   * @throws MediaRefusal 413 once it has more bytes than allowed; the stream's error when it breaks off
   */
  async receive<Result>(
    stream: Readable,
    maxBytes: number,
    take: (file: ReceivedFile) => Promise<Result>,
  ): Promise<Result> {
    const path = join(this.#incoming, `${randomUUID()}.part`);
    await mkdir(this.#incoming, { recursive: true });
    const hash = createHash('sha256');
    const file = await open(path, 'w');
    try {
      let size = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) {
          const megabytes = Math.round(maxBytes / 1_000_000);
          throw new MediaRefusal(`The library takes files of up to ${megabytes} MB.`, 413);
        }
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      await file.close();
      return await take({ hash: hash.digest('hex'), read: () => readFile(path) });
    } finally {
      await file.close().catch(() => undefined);
      await rm(path, { force: true });
    }
  }

  /**
   * Keeps bytes under a name; gives their path in the media store. The same bytes under the same name
   * are kept once.
   * @param name of small letters, digits and hyphens, with extension
   */
  async keep(bytes: Buffer, name: string): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const path = `${libraryPath}/${hash}/${name}`;
    const target = this.#place(path);
    const partial = join(this.#incoming, `${randomUUID()}.part`);
    await mkdir(this.#incoming, { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    const file = await open(partial, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, target);
    await syncFolder(dirname(target));
    return path;
  }

  read(path: string): Promise<Buffer> {
    return readFile(this.#place(path));
  }

  /** Takes a file away; nothing happens when there is none. */
  async remove(path: string): Promise<void> {
    const place = this.#place(path);
    await rm(place, { force: true });
    // Other names may share the folder of the same bytes.
    await rmdir(dirname(place)).catch(() => undefined);
  }

  /**
   * Lays aside every file that is not among the known paths: left by a process that was killed, or known to another database.
   * What was laid aside is gone after a month.
   */
  async sweep(known: ReadonlySet<string>): Promise<void> {
    await this.#forgetSwept();
    const folder = this.libraryFolder;
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      ifMissing([]),
    );
    for (const entry of found) {
      if (!entry.isFile()) continue;
      const place = join(entry.parentPath, entry.name);
      const path = relative(this.folder, place).split(sep).join('/');
      if (!known.has(path)) await this.#layAside(path);
    }
  }

  async #layAside(path: string): Promise<void> {
    const aside = join(this.#swept, ...path.split('/'));
    await mkdir(dirname(aside), { recursive: true });
    await rename(this.#place(path), aside);
    const now = new Date();
    await utimes(aside, now, now);
    await rmdir(dirname(this.#place(path))).catch(() => undefined);
  }

  async #forgetSwept(): Promise<void> {
    const found = await readdir(this.#swept, { recursive: true, withFileTypes: true }).catch(
      ifMissing([]),
    );
    for (const entry of found) {
      if (!entry.isFile()) continue;
      const place = join(entry.parentPath, entry.name);
      const { mtimeMs } = await stat(place);
      if (Date.now() - mtimeMs < KEPT_ASIDE_MS) continue;
      await rm(place, { force: true });
      await rmdir(dirname(place)).catch(() => undefined);
    }
  }

  #place(path: string): string {
    return join(this.folder, ...path.split('/'));
  }
}

/** Puts a new name on the disk, so that it outlives a loss of power. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
