import { measureDistances } from '../../../verify/reach/importers';
import { type Project, selectTests } from '../../../verify/reach/reachedTests';
import { selectWithinBudget } from '../../../verify/reach/selectWithinBudget';

const reach = (seconds: number, folders: string[], routes: string[] = []) => ({
  seconds,
  folders,
  routes,
});

const project: Project = {
  importers: new Map([
    ['domain/price/vat.ts', ['blocks/Car/Price.tsx', 'tests/unit/domain/price/vat.test.ts']],
    ['blocks/Car/Price.tsx', ['blocks/CarList/CarList.tsx', 'tests/contract/lists.test.ts']],
    ['design-system/components/Link/Link.tsx', ['blocks/Blurb/Blurb.tsx']],
    ['features/booking/server/mechmate/mechmate.ts', ['features/booking/server/bookings.ts']],
    ['tests/pages/menus.ts', ['tests/pages/navigation.spec.ts']],
  ]),
  routes: new Map([['features/booking/server', ['/api/mechmate']]]),
  tests: [
    'tests/unit/domain/price/vat.test.ts',
    'tests/unit/blocks/Blurb/Blurb.test.tsx',
    'tests/unit/blocks/BlurbRow/BlurbRow.test.tsx',
    'tests/unit/server/listVariables.test.ts',
    'features/booking/tests/server/bookings.test.ts',
    'tests/contract/mechmate-books.test.ts',
    'tests/contract/lists.test.ts',
  ],
  map: {
    'pages/everyPage.spec.ts': reach(900, ['blocks/Blurb', 'blocks/CarList', 'design-system']),
    'pages/booking.spec.ts': reach(80, ['blocks/Booking', 'design-system'], ['/api/mechmate/car']),
    'pages/front.spec.ts': reach(20, ['blocks/Blurb']),
    'pages/blurb.spec.ts': reach(40, ['blocks/Blurb', 'design-system'], ['/_dev/blocks/Blurb']),
  },
  blocks: new Set(['Blurb', 'BlurbRow', 'Booking', 'CarList']),
  specs: [],
  isQuick: (file) => file !== 'tests/contract/lists.test.ts',
};
const reached = (...files: string[]) => selectTests(files, project);

it('counts the imports between a file and those that import it', () => {
  expect([...measureDistances('domain/price/vat.ts', project.importers)]).toEqual([
    ['domain/price/vat.ts', 0],
    ['blocks/Car/Price.tsx', 1],
    ['tests/unit/domain/price/vat.test.ts', 1],
    ['blocks/CarList/CarList.tsx', 2],
    ['tests/contract/lists.test.ts', 2],
  ]);
});

it('a block is tested by its own tests, its examples and the browser tests that used it, nearest first', () => {
  const tests = reached('blocks/Blurb/Blurb.tsx');
  expect(tests.units).toContain('tests/unit/blocks/Blurb/Blurb.test.tsx');
  expect(tests.units).not.toContain('tests/unit/blocks/BlurbRow/BlurbRow.test.tsx');
  expect(tests).toMatchObject({
    blocks: ['Blurb'],
    specs: [
      'tests/pages/blurb.spec.ts',
      'tests/pages/front.spec.ts',
      'tests/pages/everyPage.spec.ts',
    ],
    needsWalk: false,
  });
});

it('a contract is tested like its block, and generated files add no tests', () => {
  const files = ['schema/blocks/Blurb.graphql', 'schema/generated/fields.ts', 'blocks/registry.ts'];
  expect(reached(...files)).toEqual(reached('blocks/Blurb/Blurb.tsx'));
});

it('a shared module is tested where it is imported, and slow tests run only for their subject', () => {
  const tests = reached('domain/price/vat.ts');
  expect(tests.units).toContain('tests/unit/domain/price/vat.test.ts');
  expect(tests.units).not.toContain('tests/contract/lists.test.ts');
  expect(tests).toMatchObject({ blocks: ['CarList'], specs: ['tests/pages/everyPage.spec.ts'] });
  expect(reached('blocks/Car/Price.tsx').units).toContain('tests/contract/lists.test.ts');
});

it('the server and its services are tested by the browser tests that request their paths', () => {
  const specs = ['tests/pages/booking.spec.ts'];
  expect(reached('features/booking/server/bookings.ts')).toMatchObject({ specs, needsWalk: false });
  const service = reached('services/mechmate/freeTimes.ts');
  expect(service).toMatchObject({ specs, needsWalk: false });
  expect(service.units).toContain('tests/contract/mechmate-books.test.ts');
});

it('files that the map does not contain, or that all pages use, require the @walk tests', () => {
  expect(reached('server/listVariables.ts')).toMatchObject({ specs: [], needsWalk: true });
  expect(reached('server/listVariables.ts').units).toContain(
    'tests/unit/server/listVariables.test.ts',
  );
  expect(reached('design-system/tokens.ts')).toMatchObject({ specs: [], needsWalk: true });
  expect(reached('package.json').needsWalk).toBe(true);
  expect(reached('design-system/components/Link/Link.tsx').needsWalk).toBe(true);
  expect(reached('schema/pages.graphql').needsWalk).toBe(true);
});

it('a changed browser test or helper is run, and documents require no tests', () => {
  expect(reached('tests/pages/menus.ts')).toMatchObject({
    specs: ['tests/pages/navigation.spec.ts'],
    needsWalk: false,
  });
  expect(reached('docs/style.md')).toMatchObject({ specs: [], needsWalk: false });
});

it('browser tests are chosen within the time budget, but at least one', () => {
  const specs = [
    'tests/pages/blurb.spec.ts',
    'tests/pages/everyPage.spec.ts',
    'tests/pages/new.spec.ts',
  ];
  expect(selectWithinBudget(specs, project.map, 100)).toEqual({
    chosen: ['tests/pages/blurb.spec.ts', 'tests/pages/new.spec.ts'],
    omitted: ['tests/pages/everyPage.spec.ts'],
  });
  expect(
    selectWithinBudget(['tests/pages/everyPage.spec.ts'], project.map, 100).chosen,
  ).toHaveLength(1);
});
