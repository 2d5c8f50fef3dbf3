import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const suffix = '.island.tsx';

/**
 * Codegen plugin: every `<Name>.island.tsx` below `folders` by name, each imported when a page
 * needs it.
 *
 * @throws {Error} when two islands have one name
 */
export const plugin: PluginFunction<{ folders: string[] }> = (
  _schema,
  _documents,
  { folders },
  info,
) => {
  const outputFolder = dirname(info?.outputFile ?? '');
  const files = folders.flatMap(islandFiles).sort(byName);
  const entries = files.map((file, index) => {
    const name = basename(file, suffix);
    const next = files[index + 1];
    if (next && basename(next, suffix) === name)
      throw new Error(`Two islands are called ${name}: ${file} and ${next}.`);
    const path = relative(outputFolder, file)
      .replace(/\.tsx$/, '')
      .replaceAll('\\', '/');
    const specifier = path.startsWith('.') ? path : `./${path}`;
    return `${name}: () => import('${specifier}').then((module) => module.${name}),`;
  });
  return `
import type { ComponentType } from 'react';

/** Loads the component of an island, each from a chunk of its own. */
export const islands = {
  ${entries.join('\n')}
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;
`;
};

function islandFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => join(folder, file));
}

function byName(a: string, b: string): number {
  return basename(a) < basename(b) ? -1 : 1;
}
