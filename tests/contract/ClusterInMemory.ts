import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';

/** Folder of the cluster in PGlite's file system. */
const PGDATA = '/pglite/data';

/** Entries of a folder, parents first. Files have content, folders do not. */
type Entries = readonly (readonly [path: string, content: Uint8Array | undefined])[];

/** Reads the files of a cluster once, for any number of databases. */
export function readCluster(folder: string): Entries {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => [join(entry.parentPath, entry.name), entry.isFile()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, isFile]) => [
      relative(folder, path).replaceAll('\\', '/'),
      // PGlite does not copy a Buffer: databases would write into each other's files.
      isFile ? new Uint8Array(readFileSync(path)) : undefined,
    ]);
}

/**
 * In-memory files of one database. Copying and deleting the thousand files of a cluster on disk would take
 * longer than everything else about a test database.
 */
export class ClusterInMemory extends MemoryFS {
  constructor(private readonly entries: Entries) {
    super();
  }

  /** PGlite calls it before it checks whether a cluster exists. */
  override initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module;
    FS.mkdirTree(PGDATA);
    for (const [path, content] of this.entries) {
      if (content) FS.writeFile(`${PGDATA}/${path}`, content);
      else FS.mkdir(`${PGDATA}/${path}`);
    }
    return Promise.resolve();
  }
}
