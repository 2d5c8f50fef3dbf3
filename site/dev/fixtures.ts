import { isRecord } from '../../domain/isRecord';
import type { PageBlock } from '../../platform/content/page.types';

/** Fields of one block, in the form that its component gets. */
type ExampleFields = Readonly<Record<string, unknown>>;

/** A block inside an example of another one. */
interface InnerExample {
  /** Name of the block's contract. */
  name: string;
  fields: ExampleFields;
}

/** Exports of a block's fixture file; stories, tests and developer pages show the same examples. */
interface BlockFixture {
  /** Examples by name. */
  examples: Readonly<Record<string, ExampleFields>>;
  /** Blocks inside every example, by placeholder; only for blocks that have placeholders. */
  placeholders: Readonly<Record<string, readonly InnerExample[]>>;
}

/** Fixtures by the name of their block. */
export type BlockFixtures = ReadonlyMap<string, BlockFixture>;

/**
 * Indexes loaded fixture modules by the name of their block.
 * @param modules by path, such as `blocks/Blurb/Blurb.fixture.ts`
 * @throws Error naming the file of a module without examples
 */
export function collectFixtures(modules: Readonly<Record<string, unknown>>): BlockFixtures {
  return new Map(
    Object.entries(modules)
      .map(([path, module]): [string, BlockFixture] => [blockName(path), readFixture(path, module)])
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}

function blockName(path: string): string {
  return /([^/]+)\.fixture\.ts$/.exec(path)?.[1] ?? path;
}

function readFixture(path: string, module: unknown): BlockFixture {
  if (!isRecord(module) || !isRecord(module.examples) || !Object.keys(module.examples)[0]) {
    throw new Error(`${path} exports no examples`);
  }
  const { examples, placeholders = {} } = module;
  return { examples, placeholders } as BlockFixture;
}

/** An example in the form of a block of a parsed page; undefined if there is no example of that name. */
export function exampleBlock(
  fixtures: BlockFixtures,
  name: string,
  example: string,
): PageBlock | undefined {
  const fixture = fixtures.get(name);
  if (!fixture || !Object.hasOwn(fixture.examples, example)) return undefined;
  const innerBlocks = Object.entries(fixture.placeholders).map(([key, blocks]) => [
    key,
    blocks.map((block, index) => pageBlock(`${key}-${index}`, block.name, block.fields)),
  ]);
  const fields = fixture.examples[example] ?? {};
  return {
    ...pageBlock(`${name}-${example}`, name, fields),
    placeholders: Object.fromEntries(innerBlocks) as PageBlock['placeholders'],
  };
}

function pageBlock(uid: string, name: string, fields: ExampleFields): PageBlock {
  return { uid, name, isKnown: true, fields, placeholders: {} };
}
