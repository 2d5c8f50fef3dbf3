import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { readContract } from './readContract';

/** Codegen plugin: the descriptions of each block's fields, for developers. */
export const plugin: PluginFunction = (schema) => {
  const blocks = Object.entries(readContract(schema).blocks).map(([block, { fields }]) => {
    const described = Object.entries(fields).map(([name, { description }]): [string, unknown] => [
      name,
      description,
    ]);
    return [block, Object.fromEntries(described)] satisfies [string, object];
  });
  return `
/** By block and field. */
export const contractDescriptions: Readonly<Record<string, Readonly<Record<string, string>>>> =
  ${JSON.stringify(Object.fromEntries(blocks))};
`;
};
