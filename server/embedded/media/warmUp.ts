import type { Logger } from 'pino';
import { contentMedia } from './contentMedia';
import type { Photographer } from './photographer';
import { renderAll } from './renderAll';

export interface WarmUp {
  /** Stops after the picture that is being rendered. */
  stop(): Promise<void>;
}

/**
 * Renders the pictures of the content in the background, one at a time, so that the first visitor
 * of a page does not wait for them and whoever asks for a picture meanwhile does not queue.
 */
export function startWarmUp(
  folder: string,
  dataDir: string,
  log: Logger,
  photographer?: Photographer,
): WarmUp {
  let stopped = false;
  async function run(): Promise<void> {
    let rendered = 0;
    for (const media of await contentMedia(folder)) {
      if (stopped) return;
      const report = await renderAll([media], { dataDir, photographer });
      rendered += report.rendered;
      for (const { path, reason } of report.unknown) log.warn({ path, reason }, 'no such picture');
    }
    if (rendered > 0) log.info({ rendered }, 'pictures of the content rendered');
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
