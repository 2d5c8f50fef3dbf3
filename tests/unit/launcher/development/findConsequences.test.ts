import { findConsequences } from '../../../../launcher/development/findConsequences';

const listConsequences = (path: string, isNewOrGone = false) => {
  const { codegen, restart } = findConsequences([{ path, isAddedOrRemoved: isNewOrGone }]);
  return [...(codegen ? ['codegen'] : []), ...restart].sort().join(' ');
};

test.each([
  ['server/app.ts', 'web'],
  ['redirects/compile.ts', 'embedded web'],
  ['sites/automotive-se.ts', 'embedded web'],
  ['messages/fi.json', 'codegen web'],
  ['cms/editor/messages/pages/fi.json', 'codegen'],
  ['features/car/ui/list/carListData.ts', 'web'],
  ['services/search/searchRouter.ts', 'embedded'],
  ['schema/blocks/Blurb.graphql', 'codegen'],
  ['schema/generated/contract.ts', 'embedded web'],
  ['schema/href.ts', 'codegen embedded web'],
])('%s: %s', (path, expected) => expect(listConsequences(path)).toBe(expected));

test.each([
  'blocks/Blurb/Blurb.tsx',
  'features/car/ui/list/CarList.client.ts',
  'features/car/ui/list/client/liveCount.ts',
  'design-system/components/Card/Card.tsx',
  'cms/editor/panel/Panel.ts',
  'cms/content/automotive-se/pages/index.yml',
  'redirects/automotive-se.csv',
])('%s takes effect without a restart', (path) => expect(listConsequences(path)).toBe(''));

test('an added or removed block requires code generation', () => {
  expect(listConsequences('blocks/New/New.tsx', true)).toBe('codegen');
  expect(listConsequences('blocks/New/New.data.ts', true)).toBe('codegen web');
});

test('requirements of several changes are merged', () => {
  const changes = ['server/app.ts', 'services/x.ts', 'blocks/Blurb/Blurb.tsx'].map((path) => ({
    path,
    isAddedOrRemoved: false,
  }));
  expect(findConsequences(changes)).toEqual({
    codegen: false,
    restart: new Set(['web', 'embedded']),
  });
});
