import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../../sites/site.types';
import type { AppServices } from '../../appServices.types';
import type { Config } from '../../config';
import type { Logger } from '../../../platform/log';
import type { PageCache } from '../PageCache';
import { CompressionDictionaries } from './CompressionDictionaries';
import { CompressionThread } from './CompressionThread';
import { dictionaryFiles } from './dictionaryFiles';
import { DictionaryFolder } from './DictionaryFolder';
import { dictionaryCodings, plainCodings } from './PageCodings';

/** The built web process. Its hash identifies the build: other code renders other pages. */
const BUILT_SERVER = path.join('dist', 'server', 'index.js');

export interface Compression extends Pick<AppServices, 'codings' | 'dictionaryFiles'> {
  /** Undefined when pages are compressed without dictionaries. */
  dictionaries?: Pick<CompressionDictionaries, 'start' | 'close'>;
}

/** How pages are compressed: with dictionaries, unless the configuration disables them. */
export async function createCompression(options: {
  config: Pick<Config, 'compressionDictionaries' | 'assetsDir'>;
  pageCache: Pick<PageCache, 'existing'>;
  sites: readonly Site[];
  logger: Logger;
  /** Entry file of the compression thread. */
  entry: string;
}): Promise<Compression> {
  const { config, pageCache, sites, logger, entry } = options;
  if (!config.compressionDictionaries) return { codings: plainCodings };
  const buildHash = createHash('sha256').update(await readFile(BUILT_SERVER));
  const folder = new DictionaryFolder(path.join(config.assetsDir, 'dictionaries'));
  const compressor = new CompressionThread(entry);
  const dictionaries = new CompressionDictionaries({
    folder,
    compressor,
    build: buildHash.digest('hex').slice(0, 8),
    pages: () => pageCache.existing(),
    logger,
  });
  return {
    codings: dictionaryCodings(dictionaries),
    dictionaryFiles: dictionaryFiles(folder, sites),
    dictionaries: {
      start: () => dictionaries.start(),
      async close() {
        await dictionaries.close();
        await compressor.close();
      },
    },
  };
}
