/**
 * Renders the pictures of the content ahead of time, with the argument `front` those of the front
 * pages only, and with `scaled` also the copies that browsers get; those on disk already are skipped.
 */
import path from 'node:path';
import { contentMedia } from '../embedded/media/contentMedia';
import { renderAll, showProgressBar } from '../embedded/media/renderAll';
import { scaleMedia } from './scaleMedia';

async function main(): Promise<void> {
  const folder = path.join('server', 'embedded', 'content', 'files');
  const wanted = process.argv.slice(2);
  const media = await contentMedia(folder, wanted.includes('front') ? 'front' : 'all');
  const options = {
    dataDir: process.env.DATA_DIR ?? '.data',
    onProgress: showProgressBar(process.stdout),
  };
  const report = await renderAll(media, options);
  if (report.rendered > 0) console.log(`Rendered ${report.rendered} of ${media.length} pictures`);
  for (const { path: missing, reason } of report.unknown) console.error(`${missing}: ${reason}`);
  if (report.unknown.length > 0) process.exitCode = 1;
  else if (wanted.includes('scaled')) {
    console.log(`Made ${await scaleMedia(media, options)} scaled copies`);
  }
}

void main();
