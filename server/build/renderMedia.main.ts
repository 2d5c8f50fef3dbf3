/**
 * Renders the pictures of the content ahead of time, with the argument `front` those of the front
 * pages only; those on disk already are skipped.
 */
import path from 'node:path';
import { contentMedia } from '../embedded/media/contentMedia';
import { renderAll, showProgressBar } from '../embedded/media/renderAll';

async function main(): Promise<void> {
  const folder = path.join('server', 'embedded', 'content', 'files');
  const media = await contentMedia(folder, process.argv[2] === 'front' ? 'front' : 'all');
  const report = await renderAll(media, {
    dataDir: process.env.DATA_DIR ?? '.data',
    onProgress: showProgressBar(process.stdout),
  });
  if (report.rendered > 0) console.log(`Rendered ${report.rendered} of ${media.length} pictures`);
  for (const { path: missing, reason } of report.unknown) console.error(`${missing}: ${reason}`);
  if (report.unknown.length > 0) process.exitCode = 1;
}

void main();
