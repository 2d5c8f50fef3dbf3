import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';

/** Folder of the cluster in PGlite's file systems. */
const PGDATA = '/pglite/data';

/** What a folder holds, parents first: files with their content, and folders. */
type Entries = readonly (readonly [path: string, content: Uint8Array | undefined])[];

/** Reads the files of a cluster, for as many databases as begin with them. */
export function readCluster(folder: string): Entries {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => [join(entry.parentPath, entry.name), entry.isFile()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, isFile]) => [
      relative(folder, path).replaceAll('\\', '/'),
      // PGlite keeps what it is given as a Buffer, instead of a copy: one database would write into the others.
      isFile ? new Uint8Array(readFileSync(path)) : undefined,
    ]);
}

/**
 * The files of one database, in memory and gone with it. To copy a cluster's thousand files on a disk, and to remove
 * them, takes longer than everything else about a test's database.
 */
export class ClusterInMemory extends MemoryFS {
  constructor(private readonly entries: Entries) {
    super();
  }

  /** PGlite calls it before it looks whether there is a cluster. */
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
