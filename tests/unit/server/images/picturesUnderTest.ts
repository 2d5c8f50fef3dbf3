import { join } from 'node:path';
import {
  createPictures,
  type Pictures,
  type PicturesOptions,
} from '../../../../server/images/pictures';
import { createScaling, type Scaling } from '../../../../server/images/scaling/scaling';

/** The process that scales, from its source. */
export const scalingEntry = join(
  process.cwd(),
  ...['server', 'images', 'scaling', 'scaling.main.ts'],
);

let shared: Scaling | undefined;

/** What the web process does with pictures; a busy machine gets the time that it takes. */
export function picturesUnderTest(
  options: Pick<PicturesOptions, 'dataDir' | 'mediaUrl' | 'logger'> & Partial<PicturesOptions>,
): Pictures {
  shared ??= createScaling({ entry: scalingEntry, timeLimit: 60_000 });
  return createPictures({ hosts: [], scaling: shared, patience: 60_000, ...options });
}

/** Ends the processes that tests have started. */
export function endScaling(): void {
  shared?.close();
  shared = undefined;
}
