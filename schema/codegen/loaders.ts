import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { existsSync } from 'node:fs';
import { readContract } from './readContract';

/**
 * Codegen plugin: the loader of every block that has a `<Name>.data.ts`. Its types must match the block's
 * fields and its component's prop `data`.
 */
export const plugin: PluginFunction = (schema) => {
  const names = Object.keys(readContract(schema).blocks).filter((name) =>
    existsSync(`blocks/${name}/${name}.data.ts`),
  );
  return `
import type { BlockFields, BlockName } from '../schema/generated/fields';
import type { BlockLoader, DataOf } from '../rendering/blockData';
import type { registry } from './registry';
${names.map((name) => `import { loader as ${name} } from './${name}/${name}.data';`).join('\n')}

type Registry = typeof registry;

/** Blocks whose component reads \`data\`: they and no others have a loader. */
type LoadedName = {
  [Name in BlockName]: [DataOf<Registry[Name]>] extends [never] ? never : Name;
}[BlockName];

/** Loads data of a block that is not in its fields; runs only on the server. */
export const loaders = {
  ${names.join(',\n')}
} satisfies { [Name in LoadedName]: BlockLoader<BlockFields[Name], DataOf<Registry[Name]>> };
`;
};
