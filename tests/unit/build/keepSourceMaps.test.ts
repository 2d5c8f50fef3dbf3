import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { keepSourceMaps } from '../../../build/keepSourceMaps';
import { staticAssets } from '../../../server/http/staticAssets';

it('moves source maps of browser files out of the served folder and keeps them', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-maps-'));
  const served = path.join(folder, 'client');
  const mapsFolder = path.join(folder, 'maps');
  await mkdir(path.join(served, 'assets'), { recursive: true });
  await mkdir(mapsFolder);
  await writeFile(path.join(mapsFolder, 'older.map'), '{}');
  await writeFile(path.join(served, 'assets', 'a.js'), 'a();');
  await writeFile(path.join(served, 'assets', 'a.js.map'), '{"sources":["secret.ts"]}');
  expect(await keepSourceMaps(served, mapsFolder)).toBe(1);
  expect(await readFile(path.join(mapsFolder, 'assets', 'a.js.map'), 'utf8')).toContain(
    'secret.ts',
  );
  await expect(readFile(path.join(mapsFolder, 'older.map'))).rejects.toThrow();
  const request = { path: '/assets/a.js.map', method: 'GET' };
  await expect(
    staticAssets(served)(request as never, {} as never, () => undefined),
  ).rejects.toThrow('File not found');
  await rm(folder, { recursive: true });
});
