/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { scaleMedia } from '../../../../server/build/scaleMedia';
import { renderAll } from '../../../../server/embedded/media/renderAll';
import { createImageEndpoint } from '../../../../server/images/imageEndpoint';
import { startOnLoopback } from '../images/imageUpstream';

/** Pictures take seconds to make on a busy machine. */
jest.setTimeout(120_000);

const picture = 'cars/hatch-red-cutout.png';
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'scaled-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('every width is there as AVIF and WebP before the first request, and is made once', async () => {
  const progress: string[] = [];
  const onProgress = ({ done, total }: { done: number; total: number }) =>
    void progress.push(`${done}/${total}`);
  expect(await scaleMedia([picture, 'brands/volvo.svg'], { dataDir, onProgress })).toBe(8);
  expect(progress).toEqual(['1/1']);
  expect(await scaleMedia([picture], { dataDir })).toBe(0);
  const kept = await readdir(join(dataDir, 'images'));
  expect(kept.map((name) => name.replace(/^[0-9a-f]{32}-/, '')).sort()).toEqual(
    ['1280.avif', '1280.webp', '1920.avif', '1920.webp', '320.avif', '320.webp'].concat([
      '640.avif',
      '640.webp',
    ]),
  );
});

test('the image endpoint serves what was made as its own, AVIF at once', async () => {
  await scaleMedia([picture], { dataDir });
  await renderAll([picture], { dataDir });
  const [original = ''] = await readdir(join(dataDir, 'media', 'cars'));
  const media = express().get('/cars/hatch-red-cutout.png', (_request, response) =>
    response.sendFile(join(dataDir, 'media', 'cars', original), { dotfiles: 'allow' }),
  );
  const store = await startOnLoopback(media);
  const logger = { warn: jest.fn(), error: jest.fn() };
  const endpoint = await startOnLoopback(
    express().get(
      '/image',
      createImageEndpoint({ dataDir, mediaUrl: store.url, hosts: [], logger }),
    ),
  );
  const response = await fetch(`${endpoint.url}/image?src=/-/media/${picture}&w=640`, {
    headers: { accept: 'image/avif,image/webp' },
  });
  await Promise.all([store.stop(), endpoint.stop()]);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
});
