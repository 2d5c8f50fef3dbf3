import { existsSync } from 'node:fs';
import { readProject } from '../../../verify/reach/readProject';
import { reachedTests } from '../../../verify/reach/reachedTests';
import { specFile } from '../../../verify/reach/reachMap';

const project = readProject();

it('every test file that the map names is there', () => {
  const specs = Object.keys(project.map).map(specFile);
  expect(specs.filter((spec) => !existsSync(spec))).toEqual([]);
});

it('the lists of all blocks, routes and services are no reason to run tests', () => {
  const importersOf = (file: string) => project.importers.get(file) ?? [];
  expect(importersOf('blocks/Blurb/Blurb.tsx')).not.toContain('blocks/registry.ts');
  expect(importersOf('features/holds/server/holdPages.ts')).not.toContain('server/app.ts');
  expect(importersOf('domain/money/amount.ts').length).toBeGreaterThan(5);
});

it('knows which folders of the server answer which paths, those of local values included', () => {
  expect(project.routes.get('features/compare/server')).toContain('/api/comparison');
  expect(project.routes.get('features/holds/server')).toContain('/api/holds');
  expect(project.routes.get('features/alerts/server')).toContain('/api/alerts/devices');
});

it('a change of one block runs few unit tests', () => {
  expect(reachedTests(['blocks/Blurb/Blurb.tsx'], project).units.length).toBeLessThan(10);
});
