import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../../platform/ifMissing';
import { writeFileAtomically } from '../../platform/writeFileAtomically';

/** A folder of files that forgets those unused for longest when it grows over a number of bytes. */
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
  /** Told of bytes that cannot be stored, as on a full disk or where the folder cannot be read; they are made again. */
  onError: (error: unknown) => void;
}

/** What is known of one file; a Map keeps them in order of use, oldest first. */
type Index = Map<string, number>;

/** Reads what an earlier process left, in order of last use; half-written files are removed. */
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
      const found = await stat(path).catch(ifMissing(undefined));
      return found?.isFile() ? { name, size: found.size, mtimeMs: found.mtimeMs } : undefined;
    }),
  );
  const known = files.filter((file) => file !== undefined);
  return new Map(known.sort((a, b) => a.mtimeMs - b.mtimeMs).map(({ name, size }) => [name, size]));
}

/** Creates the cache; the folder is read on first use and made when missing. */
export function createDiskCache({ folder, maxBytes, onError }: DiskCacheOptions): DiskCache {
  let loading: Promise<Index> | undefined;
  let total = 0;

  async function load(): Promise<Index> {
    loading ??= readIndex(folder).then((index) => {
      total = [...index.values()].reduce((sum, size) => sum + size, 0);
      return index;
    });
    // Asked again next time: what is kept there would have no bound if it were taken for nothing.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  function forget(index: Index, name: string): void {
    total -= index.get(name) ?? 0;
    index.delete(name);
  }

  async function shrink(index: Index): Promise<void> {
    for (const name of [...index.keys()]) {
      if (total <= maxBytes) return;
      forget(index, name);
      await rm(join(folder, name), { force: true });
    }
  }

  return {
    async read(name) {
      const index = await load().catch((error: unknown) => {
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
        forget(index, name);
        return undefined;
      }
    },
    async write(name, bytes) {
      try {
        const index = await load();
        await writeFileAtomically(join(folder, name), bytes);
        forget(index, name);
        index.set(name, bytes.byteLength);
        total += bytes.byteLength;
        await shrink(index);
      } catch (error) {
        onError(error);
      }
    },
    async size() {
      await load();
      return total;
    },
  };
}
