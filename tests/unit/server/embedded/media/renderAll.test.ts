/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderAll, type RenderProgress } from '../../../../../server/embedded/media/renderAll';

/** Pictures take seconds to make on a busy machine. */
jest.setTimeout(120_000);

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'render-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const paths = [
  '/-/media/brands/volvo.svg',
  'brands/volvo.svg',
  '/-/jssmedia/logos/group.svg',
  '/-/media/cars/tank-red-studio.jpg',
];

test('renders each picture once, reports unknown ones, skips those that are there', async () => {
  const progress: RenderProgress[] = [];
  const first = await renderAll(paths, { dataDir, onProgress: (step) => progress.push(step) });
  expect(first).toMatchObject({ rendered: 2, cached: 0 });
  expect(first.unknown).toEqual([
    { path: 'cars/tank-red-studio.jpg', reason: expect.stringContaining('tank') },
  ]);
  expect(progress.map(({ done, total }) => `${done}/${total}`)).toEqual(['1/3', '2/3', '3/3']);
  expect(await renderAll(paths, { dataDir })).toMatchObject({ rendered: 0, cached: 2 });
});

test('replaces an earlier version of a picture', async () => {
  await renderAll(['brands/volvo.svg'], { dataDir });
  const folder = join(dataDir, 'media', 'brands');
  const [current] = await readdir(folder);
  await rm(join(folder, current ?? ''));
  await writeFile(join(folder, 'volvo.0123456789abcdef.svg'), '<svg/>');
  await writeFile(join(folder, 'volvo-cars.0123456789abcdef.svg'), '<svg/>');
  await renderAll(['brands/volvo.svg'], { dataDir });
  expect((await readdir(folder)).sort()).toEqual(['volvo-cars.0123456789abcdef.svg', current]);
});
