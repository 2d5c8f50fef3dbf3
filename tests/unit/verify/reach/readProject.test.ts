import { existsSync } from 'node:fs';
import { readProject } from '../../../verify/reach/readProject';
import { selectTests } from '../../../verify/reach/reachedTests';
import { specFile } from '../../../verify/reach/reachMap';

const project = readProject();

it('every test file in the map exists', () => {
  const specs = Object.keys(project.map).map(specFile);
  expect(specs.filter((spec) => !existsSync(spec))).toEqual([]);
});

it('registries of blocks, routes and services do not count as importers', () => {
  const getImporters = (file: string) => project.importers.get(file) ?? [];
  expect(getImporters('blocks/Blurb/Blurb.tsx')).not.toContain('blocks/registry.ts');
  expect(getImporters('features/holds/server/holdPages.ts')).not.toContain('server/app.ts');
  expect(getImporters('domain/money/amount.ts').length).toBeGreaterThan(5);
});

it('finds which server folders handle which paths, including paths in local constants', () => {
  expect(project.routes.get('features/compare/server')).toContain('/api/comparison');
  expect(project.routes.get('features/holds/server')).toContain('/api/holds');
  expect(project.routes.get('features/alerts/server')).toContain('/api/alerts/devices');
});

it('a change of one block requires few unit tests', () => {
  expect(selectTests(['blocks/Blurb/Blurb.tsx'], project).units.length).toBeLessThan(10);
});
