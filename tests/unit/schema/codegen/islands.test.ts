import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSchema } from 'graphql';
import { plugin } from '../../../../schema/codegen/islands';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-islands-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function generateIslands(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  const folders = [join(root, 'blocks'), join(root, 'features')];
  const outputFile = join(root, 'blocks/islands.ts');
  return plugin(buildSchema('scalar Any'), [], { folders }, { outputFile });
}

it('maps every island by name to its own import', () => {
  const source = generateIslands(
    'blocks/Zoom/Zoom.island.tsx',
    'blocks/Hero/HeroSearch.island.tsx',
    'blocks/Hero/Hero.tsx',
    'features/menu/ui/Menu.island.tsx',
  );
  expect(source).toContain(
    [
      "HeroSearch: () => import('./Hero/HeroSearch.island').then((module) => module.HeroSearch),",
      "Menu: () => import('../features/menu/ui/Menu.island').then((module) => module.Menu),",
      "Zoom: () => import('./Zoom/Zoom.island').then((module) => module.Zoom),",
    ].join('\n'),
  );
});

it('generates an empty map without islands and folders', () => {
  expect(generateIslands()).toContain('export const islands = {');
});

it('rejects two islands with the same name', () => {
  expect(() =>
    generateIslands('blocks/A/Zoom.island.tsx', 'features/menu/ui/Zoom.island.tsx'),
  ).toThrow(/^Two islands have the name Zoom: .*blocks\/A\/Zoom.*ui\/Zoom/);
});
