import { join } from 'node:path';
import {
  createPictures,
  type Pictures,
  type PicturesOptions,
} from '../../../../server/images/pictures';
import { createScaling, type Scaling } from '../../../../server/images/scaling/scaling';

/** Source file of the scaling process. */
export const scalingEntry = join(
  process.cwd(),
  ...['server', 'images', 'scaling', 'scaling.main.ts'],
);

let shared: Scaling | undefined;

/** Creates the image service with a scaling process that has a long time limit, for busy machines. */
export function picturesUnderTest(
  options: Pick<PicturesOptions, 'dataDir' | 'mediaUrl' | 'logger'> & Partial<PicturesOptions>,
): Pictures {
  shared ??= createScaling({ entry: scalingEntry, timeLimitMs: 60_000 });
  return createPictures({ hosts: [], scaling: shared, responseTimeoutMs: 60_000, ...options });
}

/** Stops the shared scaling process. */
export function endScaling(): void {
  shared?.close();
  shared = undefined;
}
