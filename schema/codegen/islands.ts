import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { filesWithSuffix, specifierFrom } from './filesWithSuffix';

/**
 * Codegen plugin: all `<Name>.island.tsx` below `folders` by name, each imported when a page needs it.
 * @throws Error when two islands have the same name
 */
export const plugin: PluginFunction<{ folders: string[] }> = (
  _schema,
  _documents,
  { folders },
  info,
) => {
  const entries = filesWithSuffix(folders, '.island.tsx', 'islands').map(({ name, file }) => {
    const specifier = specifierFrom(info?.outputFile ?? '', file);
    return `${name}: () => import('${specifier}').then((module) => module.${name}),`;
  });
  return `
import type { ComponentProps } from 'react';
import type { SerializableProps } from '../rendering/islandProps';

/** Loads the component of an island, each from a chunk of its own. */
export const islands = {
  ${entries.join('\n')}
};

/** Props of every island by its name; JSON must carry them. Those of an island that takes none are unknown to React. */
type Props = SerializableProps<{
  [Name in keyof typeof islands]: ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>> &
    object;
}>;

declare module '../rendering/islandProps' {
  interface IslandProps extends Props {}
}
`;
};
