import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** A file and its name up to the first dot. */
export interface NamedFile {
  name: string;
  file: string;
}

/**
 * All files `<Name><suffix>` below the folders, sorted by name.
 * @param kind what such files are called in the error
 * @throws Error when two files have the same name
 */
export function filesWithSuffix(
  folders: readonly string[],
  suffix: string,
  kind: string,
): NamedFile[] {
  const matches = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(suffix))
        .map((file) => ({ name: baseName(file), file: join(folder, file) })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  matches.forEach(({ name, file }, index) => {
    const nextFile = matches[index + 1];
    if (nextFile?.name === name) {
      throw new Error(
        `Two ${kind} have the name ${name}: ${file} and ${nextFile.file}. Rename one.`,
      );
    }
  });
  return matches;
}

/** The file's name up to its first dot. */
const baseName = (file: string) => basename(file).replace(/\..*$/, '');

/** The specifier with which a generated file imports another one: relative, without the extension. */
export function specifierFrom(outputFile: string, file: string): string {
  const path = relative(dirname(outputFile), file)
    .replace(/\.tsx?$/, '')
    .replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
