import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** A file that stands for the name it begins with. */
export interface NamedFile {
  name: string;
  file: string;
}

/**
 * Every `<Name><suffix>` below the folders, by name.
 * @param kind what such a file is, for the message
 * @throws {Error} when two have one name
 */
export function filesWithSuffix(
  folders: readonly string[],
  suffix: string,
  kind: string,
): NamedFile[] {
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(suffix))
        .map((file) => ({ name: nameOf(file), file: join(folder, file) })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  found.forEach(({ name, file }, index) => {
    const next = found[index + 1];
    if (next?.name === name) {
      throw new Error(`Two ${kind} are called ${name}: ${file} and ${next.file}.`);
    }
  });
  return found;
}

/** The file's name up to its first dot. */
const nameOf = (file: string) => basename(file).replace(/\..*$/, '');

/** How a generated file imports another one: relative, without the extension. */
export function specifierFrom(outputFile: string, file: string): string {
  const path = relative(dirname(outputFile), file)
    .replace(/\.tsx?$/, '')
    .replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
