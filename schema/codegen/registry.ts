import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { readContract } from './readContract';

/** Codegen plugin: the component of every block; a missing one is a type error. */
export const plugin: PluginFunction = (schema) => {
  const names = Object.keys(readContract(schema).blocks);
  return `
import type { ComponentType } from 'react';
import type { BlockName, BlockProps } from '../schema/generated/fields';
${names.map((name) => `import { ${name} } from './${name}/${name}';`).join('\n')}

/** The component of every block by the name that the content platform calls it. */
export const registry = {
  ${names.join(',\n')}
} satisfies { [Name in BlockName]: ComponentType<BlockProps[Name]> };
`;
};
