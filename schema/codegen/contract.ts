import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { readContract } from './readContract';

/**
 * Codegen plugin: the contracts as data, for code that checks and edits content at run time. The editor loads
 * them, so descriptions for developers are in a file of their own (contractDescriptions.ts).
 */
export const plugin: PluginFunction = (schema) => `
import type { Contract } from '../contract';

export const contract = ${JSON.stringify(readContract(schema), withoutDescription)} satisfies Contract;
`;

const withoutDescription = (key: string, value: unknown): unknown =>
  key === 'description' && typeof value === 'string' ? undefined : value;
