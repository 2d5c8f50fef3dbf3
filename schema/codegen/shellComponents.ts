import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { filesWithSuffix, specifierFrom } from './filesWithSuffix';

/**
 * Codegen plugin: all `<Name>.shell.tsx` below `folders`, sorted by name: components that features add to
 * every page.
 * @throws Error when two files have the same name
 */
export const plugin: PluginFunction<{ folders: string[] }> = (
  _schema,
  _documents,
  { folders },
  info,
) => {
  const components = filesWithSuffix(folders, '.shell.tsx', 'parts of the shell');
  const imports = components.map(
    ({ name, file }) => `import { ${name} } from '${specifierFrom(info?.outputFile ?? '', file)}';`,
  );
  return `
import type { ComponentType } from 'react';
${imports.join('\n')}

/** What features add to the end of every page. */
export const shellComponents: Readonly<Record<string, ComponentType>> = { ${components.map(({ name }) => name).join(', ')} };
`;
};
