import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Config } from '../config';
import type { Logger } from '../../platform/log';
import { SharedAssets } from './SharedAssets';
import { staticAssets } from './staticAssets';

/** Vite's output for browsers, from the project's root. */
const BUILT_ASSETS = path.join('dist', 'client');

/** The browser files of this build, with those of earlier and later builds. */
export async function builtAssets(
  { assetsDir }: Pick<Config, 'assetsDir'>,
  logger: Pick<Logger, 'error'>,
): Promise<RequestHandler> {
  const shared = new SharedAssets(assetsDir);
  // This build's own files are served in any case.
  await shared
    .add(BUILT_ASSETS)
    .catch((error: unknown) =>
      logger.error({ error }, 'browser files not shared with other builds; check ASSETS_DIR'),
    );
  return staticAssets(BUILT_ASSETS, shared);
}
