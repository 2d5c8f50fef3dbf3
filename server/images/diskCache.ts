import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../../platform/ifMissing';
import { writeFileAtomically } from '../../platform/writeFileAtomically';

/** A folder of files that drops the least recently used when it grows over a number of bytes. */
export interface DiskCache {
  /** The bytes under a name, or undefined. Counts as use. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Stores bytes under a name (letters, digits, dots and hyphens). Never rejects. */
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Bytes held. */
  size: () => Promise<number>;
}

export interface DiskCacheOptions {
  folder: string;
  maxBytes: number;
  /**
   * Called when bytes cannot be stored, as on a full disk or where the folder cannot be read. The caller
   * then makes them again when needed.
   */
  onError: (error: unknown) => void;
}

/** Size of each file in bytes, by name, in order of use: least recently used first. */
type Index = Map<string, number>;

/** Reads the files of an earlier process, in order of last use; removes half-written files. */
async function readIndex(folder: string): Promise<Index> {
  const names = await readdir(folder).catch(ifMissing([]));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      if (name.endsWith('.part')) {
        await rm(path, { force: true });
        return undefined;
      }
      // Another process that shares the folder may have removed it meanwhile.
      const stats = await stat(path).catch(ifMissing(undefined));
      return stats?.isFile() ? { name, size: stats.size, mtimeMs: stats.mtimeMs } : undefined;
    }),
  );
  const existing = files.filter((file) => file !== undefined);
  return new Map(
    existing.sort((a, b) => a.mtimeMs - b.mtimeMs).map(({ name, size }) => [name, size]),
  );
}

/** Creates the cache; the folder is read on first use and created when missing. */
export function createDiskCache({ folder, maxBytes, onError }: DiskCacheOptions): DiskCache {
  let loading: Promise<Index> | undefined;
  let totalBytes = 0;

  async function loadIndex(): Promise<Index> {
    loading ??= readIndex(folder).then((index) => {
      totalBytes = [...index.values()].reduce((sum, size) => sum + size, 0);
      return index;
    });
    // A failed read is tried again: if the folder counted as empty, its files would have no limit.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  function removeEntry(index: Index, name: string): void {
    totalBytes -= index.get(name) ?? 0;
    index.delete(name);
  }

  async function evict(index: Index): Promise<void> {
    for (const name of [...index.keys()]) {
      if (totalBytes <= maxBytes) return;
      removeEntry(index, name);
      await rm(join(folder, name), { force: true });
    }
  }

  return {
    async read(name) {
      const index = await loadIndex().catch((error: unknown) => {
        onError(error);
        return undefined;
      });
      const size = index?.get(name);
      if (!index || size === undefined) return undefined;
      const path = join(folder, name);
      try {
        const bytes = await readFile(path);
        if (index.delete(name)) index.set(name, size);
        const now = new Date();
        await utimes(path, now, now);
        return bytes;
      } catch {
        removeEntry(index, name);
        return undefined;
      }
    },
    async write(name, bytes) {
      try {
        const index = await loadIndex();
        await writeFileAtomically(join(folder, name), bytes);
        removeEntry(index, name);
        index.set(name, bytes.byteLength);
        totalBytes += bytes.byteLength;
        await evict(index);
      } catch (error) {
        onError(error);
      }
    },
    async size() {
      await loadIndex();
      return totalBytes;
    },
  };
}
