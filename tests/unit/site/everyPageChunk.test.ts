import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

test('the modules of the chunk that every page loads exist', () => {
  const config = readFileSync('site/vite.config.ts', 'utf8');
  const [, names = ''] = /name: 'everyPage',\s*test: \/([\w|-]+)\//.exec(config) ?? [];
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' });
  const modules = new Set(files.split('\n').map((file) => path.parse(file).name));
  // Vite generates this module.
  const ownModules = names.split('|').filter((name) => name !== 'preload-helper');
  expect(ownModules.length).toBeGreaterThan(3);
  expect(ownModules.filter((name) => !modules.has(name))).toEqual([]);
});
