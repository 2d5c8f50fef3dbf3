import { resolve } from 'node:path';
import { findMedia } from './findMedia';
import { UnknownMediaError } from './media';
import type { Photographer } from './photographer';
import { createRenderCache } from './renderCache';

export interface RenderProgress {
  done: number;
  total: number;
  path: string;
}

export interface RenderAllOptions {
  dataDir: string;
  /** Takes photographs elsewhere than in this process. */
  photographer?: Photographer;
  /** Called after each picture; see `showProgressBar`. */
  onProgress?: (progress: RenderProgress) => void;
}

export interface RenderReport {
  rendered: number;
  cached: number;
  /** Paths that name no picture, with the reason. */
  unknown: { path: string; reason: string }[];
}

/** Paths may be given as content writes them. */
const withoutPrefix = (path: string): string => path.replace(/^\/-\/(?:jss)?media\//, '');

/**
 * Renders pictures ahead of their first request; those on disk already are skipped. Paths are those
 * of the media store, with or without `/-/media/`; duplicates count once. Unknown paths are
 * reported, a failing render rejects.
 */
export async function renderAll(
  paths: Iterable<string>,
  { dataDir, photographer, onProgress }: RenderAllOptions,
): Promise<RenderReport> {
  const cache = createRenderCache(resolve(dataDir), photographer);
  const unique = [...new Set([...paths].map(withoutPrefix))];
  const report: RenderReport = { rendered: 0, cached: 0, unknown: [] };
  let done = 0;

  async function renderOne(path: string): Promise<void> {
    try {
      const { fresh } = await cache.get(findMedia(path));
      report[fresh ? 'rendered' : 'cached'] += 1;
    } catch (error) {
      if (!(error instanceof UnknownMediaError)) throw error;
      report.unknown.push({ path, reason: error.message });
    }
    done += 1;
    onProgress?.({ done, total: unique.length, path });
  }

  await Promise.all(unique.map(renderOne));
  return report;
}

/** A progress bar on a terminal, one line that fills up; silent when the output is not a terminal. */
export function showProgressBar(output: NodeJS.WriteStream): (progress: RenderProgress) => void {
  const WIDTH = 30;
  return ({ done, total, path }) => {
    if (!output.isTTY) return;
    const filled = Math.round((done / total) * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    output.write(`\r\u001b[K${bar} ${done}/${total} ${path}${done === total ? '\n' : ''}`);
  };
}
