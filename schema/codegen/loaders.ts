import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { existsSync } from 'node:fs';
import { readContract } from './readContract';

/** Codegen plugin: the loader of every block that has a `<Name>.data.ts`, checked against its fields. */
export const plugin: PluginFunction = (schema) => {
  const names = Object.keys(readContract(schema).blocks).filter((name) =>
    existsSync(`blocks/${name}/${name}.data.ts`),
  );
  return `
import type { BlockFields, BlockName } from '../schema/generated/fields';
import type { BlockLoader } from './blockData';
${names.map((name) => `import { loader as ${name} } from './${name}/${name}.data';`).join('\n')}

/** Loads what a block shows besides its fields; runs on the server alone. */
export const loaders = {
  ${names.join(',\n')}
} satisfies { [Name in BlockName]?: BlockLoader<BlockFields[Name], unknown> };
`;
};
