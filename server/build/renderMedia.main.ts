/** Renders the pictures of all content ahead of time; those on disk already are skipped. */
import path from 'node:path';
import { contentMedia } from '../embedded/media/contentMedia';
import { renderAll, showProgressBar } from '../embedded/media/renderAll';

async function main(): Promise<void> {
  const media = await contentMedia(path.join('server', 'embedded', 'content', 'files'));
  const report = await renderAll(media, {
    dataDir: process.env.DATA_DIR ?? '.data',
    onProgress: showProgressBar(process.stdout),
  });
  if (report.rendered > 0) console.log(`Rendered ${report.rendered} of ${media.length} pictures`);
  for (const { path: missing, reason } of report.unknown) console.error(`${missing}: ${reason}`);
  if (report.unknown.length > 0) process.exitCode = 1;
}

void main();
