import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { filesWithSuffix } from './filesWithSuffix';

/** Codegen plugin: names of all client scripts below `folders`, in a file that imports none of them. */
export const plugin: PluginFunction<{ folders: string[] }> = (_schema, _documents, { folders }) => {
  const names = filesWithSuffix(folders, '.client.ts', 'client scripts').map(
    ({ name }) => `'${name}'`,
  );
  return `
/** What elements may be marked with (rendering/clientScript.ts). */
export type ClientScriptName = ${names.join(' | ') || 'never'};
`;
};
