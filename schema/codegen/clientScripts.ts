import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { filesWithSuffix, specifierFrom } from './filesWithSuffix';

/** Part of a file's name that puts its script into the page's entry, which every page loads. */
const inEntry = '.entry.client.ts';

/** Part of a file's name whose script is fetched when a visitor turns to its element. */
const onTouch = '.touched.client.ts';

/**
 * Codegen plugin: every `<Name>.client.ts` below `folders` by name, imported when a page has its element,
 * those of `<Name>.entry.client.ts`, which come with every page, and those of `<Name>.touched.client.ts`, which come when
 * a visitor turns to their element.
 *
 * @throws {Error} when two scripts have one name
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
  const early = files.filter(({ file }) => file.endsWith(inEntry));
  const touched = files.filter(({ file }) => file.endsWith(onTouch));
  const late = files.filter((file) => !early.includes(file) && !touched.includes(file));
  const loaders = (scripts: typeof files) =>
    scripts.map(({ name, specifier }) => `${name}: () => import('${specifier}'),`).join('\n');
  return `
import type { ClientScript } from '../rendering/client/clientScript.types';
${early.map(({ name, specifier }) => `import { start as ${name} } from '${specifier}';`).join('\n')}

/** Starts a script that every page brings along, by the name on its element. */
export const entryScripts = {
  ${early.map(({ name }) => name).join(',\n')}
} satisfies Record<string, ClientScript['start']>;

/** Loads a script for pages that have its element, each from a chunk of its own. */
export const lazyScripts = {
  ${loaders(late)}
} satisfies Record<string, () => Promise<ClientScript>>;

/** Loads a script when a visitor turns to its element. */
export const touchedScripts = {
  ${loaders(touched)}
} satisfies Record<string, () => Promise<ClientScript>>;
`;
};
