import type { Logger } from 'pino';
import { contentMedia } from './contentMedia';
import type { Photographer } from './photographer';
import { renderAll } from './renderAll';

export interface WarmUp {
  /** Stops after the picture that is being rendered. */
  stop(): Promise<void>;
}

export interface WarmUpOptions {
  /** Content files; the pictures that they name are rendered. */
  folder: string;
  /** Further pictures, behind those of front pages: what lists show the stock with. */
  stock: () => Promise<readonly string[]>;
  dataDir: string;
  log: Logger;
  photographer?: Photographer;
}

/**
 * Renders pictures in the background, one at a time, so that the first visitor of a page does not
 * wait for them and whoever asks for a picture meanwhile does not queue.
 */
export function startWarmUp(options: WarmUpOptions): WarmUp {
  const { dataDir, log, photographer } = options;
  let stopped = false;
  async function run(): Promise<void> {
    let rendered = 0;
    const seen = new Set<string>();
    for await (const media of picturesOf(options)) {
      if (stopped) return;
      if (seen.has(media)) continue;
      seen.add(media);
      const report = await renderAll([media], { dataDir, photographer });
      rendered += report.rendered;
      for (const { path, reason } of report.unknown) log.warn({ path, reason }, 'no such picture');
    }
    if (rendered > 0) log.info({ rendered }, 'pictures rendered');
  }
  const running = run().catch((error: unknown) =>
    log.error({ err: error }, 'pictures not rendered'),
  );
  return {
    async stop() {
      stopped = true;
      await running;
    },
  };
}

/** In the order in which visitors come upon them. */
async function* picturesOf({ folder, stock }: WarmUpOptions): AsyncIterable<string> {
  yield* await contentMedia(folder, 'front');
  yield* await stock();
  yield* await contentMedia(folder);
}
