import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSchema } from 'graphql';
import { plugin } from '../../../../schema/codegen/clientScripts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-client-scripts-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function generateScripts(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  const folders = [join(root, 'blocks'), join(root, 'design-system')];
  const outputFile = join(root, 'blocks/clientScripts.ts');
  return plugin(buildSchema('scalar Any'), [], { folders }, { outputFile });
}

it('imports scripts when their element is on the page or is interacted with, and entry scripts always', () => {
  const source = generateScripts(
    'blocks/Hero/HeroFilm.client.ts',
    'blocks/Hero/client/tones.ts',
    'blocks/Bar/Bar.entry.client.ts',
    'blocks/Row/Row.interaction.client.ts',
    'design-system/components/Dial/Dial.client.ts',
  );
  expect(source).toContain("import { start as Bar } from './Bar/Bar.entry.client';\n\n");
  expect(source).toContain('export const entryScripts = {\n  Bar\n}');
  expect(source).toContain(
    [
      'export const lazyScripts = {',
      "  Dial: () => import('../design-system/components/Dial/Dial.client'),",
      "HeroFilm: () => import('./Hero/HeroFilm.client'),",
      '}',
    ].join('\n'),
  );
  expect(source).toContain(
    "export const interactionScripts = {\n  Row: () => import('./Row/Row.interaction.client'),\n}",
  );
});

it('rejects two scripts with the same name', () => {
  expect(() => generateScripts('blocks/A/Bar.client.ts', 'blocks/B/Bar.entry.client.ts')).toThrow(
    /^Two client scripts have the name Bar: .*blocks\/A\/Bar.*B\/Bar/,
  );
});
