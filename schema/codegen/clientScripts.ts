import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { filesWithSuffix, specifierFrom } from './filesWithSuffix';

/** Suffix of scripts that are part of the page's entry, which every page loads. */
const ENTRY_SUFFIX = '.entry.client.ts';

/** Suffix of scripts that are loaded when a visitor first interacts with their element. */
const INTERACTION_SUFFIX = '.interaction.client.ts';

/**
 * Codegen plugin: all client scripts below `folders` by name, in three groups: `<Name>.entry.client.ts` are
 * part of every page, `<Name>.interaction.client.ts` are loaded on the first interaction with their element,
 * all others when a page has their element.
 * @throws Error when two scripts have the same name
 */
export const plugin: PluginFunction<{ folders: string[] }> = (
  _schema,
  _documents,
  { folders },
  info,
) => {
  const files = filesWithSuffix(folders, '.client.ts', 'client scripts').map(({ name, file }) => ({
    name,
    file,
    specifier: specifierFrom(info?.outputFile ?? '', file),
  }));
  const entryFiles = files.filter(({ file }) => file.endsWith(ENTRY_SUFFIX));
  const interactionFiles = files.filter(({ file }) => file.endsWith(INTERACTION_SUFFIX));
  const lazyFiles = files.filter(
    (file) => !entryFiles.includes(file) && !interactionFiles.includes(file),
  );
  const loaders = (scripts: typeof files) =>
    scripts.map(({ name, specifier }) => `${name}: () => import('${specifier}'),`).join('\n');
  return `
import type { ClientScript } from '../rendering/client/clientScript.types';
${entryFiles.map(({ name, specifier }) => `import { start as ${name} } from '${specifier}';`).join('\n')}

/** Starts a script that every page brings along, by the name on its element. */
export const entryScripts = {
  ${entryFiles.map(({ name }) => name).join(',\n')}
} satisfies Record<string, ClientScript['start']>;

/** Loads a script for pages that have its element, each from a chunk of its own. */
export const lazyScripts = {
  ${loaders(lazyFiles)}
} satisfies Record<string, () => Promise<ClientScript>>;

/** Loads a script when a visitor turns to its element. */
export const interactionScripts = {
  ${loaders(interactionFiles)}
} satisfies Record<string, () => Promise<ClientScript>>;
`;
};
