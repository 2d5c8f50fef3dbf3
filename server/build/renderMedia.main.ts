/**
 * Renders the pictures of the content and of the stock's lists ahead of time, with the argument `scaled`
 * also the copies that browsers get; those on disk already are skipped.
 */
import path from 'node:path';
import { contentMedia } from '../embedded/media/contentMedia';
import { renderAll, showProgressBar } from '../embedded/media/renderAll';
import { listPictures } from '../embedded/stock/listPictures';
import { readStockSettings } from '../embedded/stock/stockSettings';
import { scaleMedia } from './scaleMedia';

async function main(): Promise<void> {
  const folder = path.join('server', 'embedded', 'content', 'files');
  const dataDir = process.env.DATA_DIR ?? '.data';
  const stock = readStockSettings(dataDir, process.env);
  const media = [...(await contentMedia(folder)), ...(await listPictures(stock))];
  const options = {
    dataDir,
    onProgress: showProgressBar(process.stdout),
  };
  const report = await renderAll(media, options);
  if (report.rendered > 0) console.log(`Rendered ${report.rendered} of ${media.length} pictures`);
  for (const { path: missing, reason } of report.unknown) console.error(`${missing}: ${reason}`);
  if (report.unknown.length > 0) process.exitCode = 1;
  else if (process.argv.includes('scaled')) {
    console.log(`Made ${await scaleMedia(media, options)} scaled copies`);
  }
}

void main();
