import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { readContract } from './readContract';

/** Codegen plugin: the contracts as data, for what checks and edits content at run time. */
export const plugin: PluginFunction = (schema) => `
import type { Contract } from '../contract';

export const contract = ${JSON.stringify(readContract(schema))} satisfies Contract;
`;
