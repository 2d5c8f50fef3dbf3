import { readFileSync } from 'node:fs';
import { findTypeErrors } from './support/typeErrors';

/** Returns a file of the repository with a text replaced by a mistake. */
function withMistake(file: string, text: string, mistake: string): Record<string, string> {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(text)) throw new Error(`${file} does not contain: ${text}`);
  return { [file]: before.replace(text, mistake) };
}

/** Returns an island with a prop of this type. */
const createIsland = (
  type: string,
) => `import type { SerializableProps } from '../../rendering/islandProps';

interface Props {
  given: ${type};
}

export type Checked = SerializableProps<{ Example: Props }>;
`;

/** Types of props, and whether JSON can represent them. */
const props: Record<string, boolean> = {
  'string | undefined': true,
  '{ list: readonly { id: string }[]; kind: "a" | "b" } | null': true,
  'Readonly<Record<string, number>>': true,
  '[number, number]': true,
  '() => void': false,
  '{ deep: [{ onPress?: (text: string) => void }] }': false,
  Date: false,
  'Map<string, string>': false,
  'Set<number>': false,
  URL: false,
  bigint: false,
  symbol: false,
  '(string | undefined)[]': false,
  unknown: false,
};
const islandFile = (index: number) => `blocks/Draft/Draft${index}.ts`;

const loaders = readFileSync('blocks/loaders.ts', 'utf8');

const errors = findTypeErrors(
  {
    ...withMistake('blocks/CarTeaser/CarTeaser.data.ts', '{ load }', '{ load: async () => [] }'),
    'blocks/withoutLoader.ts': loaders.replace('  CarTeaser,\n', ''),
    'blocks/withUnreadLoader.ts': loaders.replace('  CarTeaser,\n', '  Spacer: Breadcrumb,\n'),
    ...withMistake(
      'blocks/SiteTeaser/SiteTeaser.fixture.ts',
      'data: { dealers:',
      'data: { dealer:',
    ),
    ...withMistake(
      'features/compare/ui/CompareCars.island.tsx',
      'export function CompareCars() {',
      'export function CompareCars(_: { onOpen?: () => void }) {',
    ),
    ...withMistake(
      'blocks/Countdown/Countdown.tsx',
      "clientScript('Countdown')",
      "clientScript('Clock')",
    ),
    ...withMistake(
      'features/film/ui/Film.client.ts',
      'export function start(',
      'export function begin(',
    ),
    ...withMistake('blocks/SavedCars/SavedCars.tsx', 'name="ListSavedCars"', 'name="SendEnquiry"'),
    ...Object.fromEntries(
      Object.keys(props).map((type, at) => [islandFile(at), createIsland(type)]),
    ),
  },
  [
    'blocks/loaders.ts',
    'blocks/withoutLoader.ts',
    'blocks/withUnreadLoader.ts',
    'blocks/islands.ts',
    'blocks/clientScripts.ts',
    'blocks/SiteTeaser/SiteTeaser.fixture.ts',
    'blocks/Countdown/Countdown.tsx',
    'blocks/SavedCars/SavedCars.tsx',
    ...Object.keys(props).map((_, at) => islandFile(at)),
  ],
);

test('a loader whose data do not match its component is refused', () => {
  expect(errors['blocks/loaders.ts']).toContainEqual(
    expect.stringMatching(/'BlockLoader<CarTeaserFields, CarTeaserData \| undefined>'/),
  );
});

test('a component that reads data without a loader is refused', () => {
  expect(errors['blocks/withoutLoader.ts']).toContainEqual(
    expect.stringMatching(/Property 'CarTeaser' is missing/),
  );
});

test('a loader whose component reads no data is refused', () => {
  expect(errors['blocks/withUnreadLoader.ts']).toContainEqual(
    expect.stringMatching(/'Spacer' does not exist/),
  );
});

test('an example whose data do not match the loader is refused', () => {
  expect(errors['blocks/SiteTeaser/SiteTeaser.fixture.ts']).toEqual([
    expect.stringMatching(/'dealer' does not exist in type 'SiteTeaserData'/),
  ]);
});

test('a marker for a plain script that does not exist is refused', () => {
  expect(errors['blocks/Countdown/Countdown.tsx']).toEqual([
    expect.stringMatching(/'"Clock"' is not assignable to parameter of type 'ClientScriptName'/),
  ]);
});

test('a plain script that cannot be started is refused', () => {
  expect(errors['blocks/clientScripts.ts']).toEqual([
    expect.stringMatching(/Property 'start' is missing in type .*Film\.client/s),
  ]);
});

test('an island with the name of another one is refused', () => {
  expect(errors['blocks/SavedCars/SavedCars.tsx']).not.toEqual([]);
});

test('an island with a prop that JSON cannot carry is refused, naming the prop', () => {
  expect(errors['blocks/islands.ts']).toEqual([expect.stringMatching(/'CompareCars\.onOpen'/)]);
});

test.each(Object.entries(props).map(([type, fits], at) => ({ type, fits, at })))(
  'JSON carries $type: $fits',
  ({ fits, at }) => {
    expect(errors[islandFile(at)]).toHaveLength(fits ? 0 : 1);
  },
);
