import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { filesWithSuffix, specifierFrom } from './filesWithSuffix';

/**
 * Codegen plugin: every `<Name>.shell.tsx` below `folders`, in the order of their names: what features add to every page.
 *
 * @throws {Error} when two parts have one name
 */
export const plugin: PluginFunction<{ folders: string[] }> = (
  _schema,
  _documents,
  { folders },
  info,
) => {
  const parts = filesWithSuffix(folders, '.shell.tsx', 'parts of the shell');
  const imports = parts.map(
    ({ name, file }) => `import { ${name} } from '${specifierFrom(info?.outputFile ?? '', file)}';`,
  );
  return `
import type { ComponentType } from 'react';
${imports.join('\n')}

/** What features add to the end of every page. */
export const shellParts: Readonly<Record<string, ComponentType>> = { ${parts.map(({ name }) => name).join(', ')} };
`;
};
