/** Build step: writes `.br` and `.gz` copies next to every browser file that becomes smaller. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compressible from 'compressible';
import { lookup } from 'mime-types';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Below this size a compressed copy saves nothing. Small files share packets with others, so this is less
 * than a packet.
 */
const MIN_BYTES = 150;

/**
 * Compresses with the highest quality, since it happens once. Returns the number of files that were
 * compressed.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const results = await Promise.all(names.map(compressFile));
  return results.filter(Boolean).length;
}

async function compressFile(name: string): Promise<boolean> {
  const bytes = await readFile(name);
  if (bytes.length < MIN_BYTES) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params }),
    compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([
    ...(br.length < bytes.length ? [writeFile(`${name}.br`, br)] : []),
    ...(gz.length < bytes.length ? [writeFile(`${name}.gz`, gz)] : []),
  ]);
  return true;
}

/** Text formats and SVG become smaller; pictures and fonts are compressed already. */
const isCompressible = (name: string) => compressible(lookup(name) || '') === true;
