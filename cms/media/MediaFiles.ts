import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { ifMissing } from '../../platform/ifMissing';
import { localizable } from '../../domain/localizable';
import { MediaRefusal } from './MediaRefusal';

/** First segment of the media store's paths of uploaded files. */
export const LIBRARY_PATH = 'library';

/** How long unknown files are kept, so that there is time to notice a misconfigured database. */
const QUARANTINE_MS = 30 * 86_400_000;

/** A file that was received completely but not checked yet. */
export interface ReceivedFile {
  /** SHA-256 of the bytes, in hex. */
  hash: string;
  read: () => Promise<Buffer>;
}

/**
 * The files of the library in a folder: `library/<hash>/<name>` for stored files, `incoming/` for
 * uploads in progress, and `swept/` as the quarantine of unknown files. A file is written completely before
 * it gets its name.
 */
export class MediaFiles {
  readonly #incomingFolder: string;
  readonly #quarantineFolder: string;

  constructor(private readonly folder: string) {
    this.#incomingFolder = join(folder, 'incoming');
    this.#quarantineFolder = join(folder, 'swept');
  }

  /** Folder of the stored files, which the media store serves below `library/`. */
  get libraryFolder(): string {
    return join(this.folder, LIBRARY_PATH);
  }

  /** Deletes incomplete uploads of an earlier process. */
  async clearIncoming(): Promise<void> {
    await rm(this.#incomingFolder, { recursive: true, force: true });
  }

  /**
   * Receives a stream into a temporary file, so that it takes no memory. The file is deleted once
   * `onReceived` has settled.
   * @throws MediaRefusal 413 once the stream exceeds the maximum size; the stream's error when it is
   * interrupted
   */
  async receive<Result>(
    stream: Readable,
    maxBytes: number,
    onReceived: (file: ReceivedFile) => Promise<Result>,
  ): Promise<Result> {
    const path = join(this.#incomingFolder, `${randomUUID()}.part`);
    await mkdir(this.#incomingFolder, { recursive: true });
    const hash = createHash('sha256');
    const file = await open(path, 'w');
    try {
      let receivedBytes = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        receivedBytes += chunk.length;
        if (receivedBytes > maxBytes) {
          const megabytes = Math.round(maxBytes / 1_000_000);
          throw new MediaRefusal(
            localizable`The library takes files of up to ${megabytes} MB.`,
            413,
          );
        }
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      await file.close();
      return await onReceived({ hash: hash.digest('hex'), read: () => readFile(path) });
    } finally {
      await file.close().catch(() => undefined);
      await rm(path, { force: true });
    }
  }

  /**
   * Stores bytes under a name. Returns their path in the media store. The same bytes under the same
   * name are stored once.
   * @param name small letters, digits and hyphens, with an extension
   */
  async store(bytes: Buffer, name: string): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const path = `${LIBRARY_PATH}/${hash}/${name}`;
    const targetFile = this.#toFilePath(path);
    const partialFile = join(this.#incomingFolder, `${randomUUID()}.part`);
    await mkdir(this.#incomingFolder, { recursive: true });
    await mkdir(dirname(targetFile), { recursive: true });
    const file = await open(partialFile, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partialFile, targetFile);
    await syncFolder(dirname(targetFile));
    return path;
  }

  read(path: string): Promise<Buffer> {
    return readFile(this.#toFilePath(path));
  }

  /** Deletes a file if it exists. */
  async remove(path: string): Promise<void> {
    const filePath = this.#toFilePath(path);
    await rm(filePath, { force: true });
    // The folder may have other files: the same bytes under other names.
    await rmdir(dirname(filePath)).catch(() => undefined);
  }

  /**
   * Moves all files that are not registered to a quarantine folder: a killed process left them, or
   * another database has them. They are deleted after a month.
   */
  async quarantineUnknown(registered: ReadonlySet<string>): Promise<void> {
    await this.#deleteOldQuarantined();
    const folder = this.libraryFolder;
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      ifMissing([]),
    );
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const filePath = join(entry.parentPath, entry.name);
      const path = relative(this.folder, filePath).split(sep).join('/');
      if (!registered.has(path)) await this.#quarantine(path);
    }
  }

  async #quarantine(path: string): Promise<void> {
    const quarantineFile = join(this.#quarantineFolder, ...path.split('/'));
    await mkdir(dirname(quarantineFile), { recursive: true });
    await rename(this.#toFilePath(path), quarantineFile);
    const now = new Date();
    await utimes(quarantineFile, now, now);
    await rmdir(dirname(this.#toFilePath(path))).catch(() => undefined);
  }

  async #deleteOldQuarantined(): Promise<void> {
    const entries = await readdir(this.#quarantineFolder, {
      recursive: true,
      withFileTypes: true,
    }).catch(ifMissing([]));
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const filePath = join(entry.parentPath, entry.name);
      const { mtimeMs } = await stat(filePath);
      if (Date.now() - mtimeMs < QUARANTINE_MS) continue;
      await rm(filePath, { force: true });
      await rmdir(dirname(filePath)).catch(() => undefined);
    }
  }

  #toFilePath(path: string): string {
    return join(this.folder, ...path.split('/'));
  }
}

/** Syncs a directory, so that a new name survives a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
