import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const textLanguages = ['sv', 'nb', 'en', 'sk', 'fi'] as const;

/** Folders that hold a file of texts for each language: the frame's own, and those of features. */
export const catalogueFolders = (): string[] => [
  'messages',
  ...readdirSync('features', { recursive: true, encoding: 'utf8' })
    .map((file) => `features/${file.replaceAll('\\', '/')}`)
    .filter((file) => /^features\/[^/]+\/messages\/(?:\w+\/)?sv\.ts$/.test(file))
    .map((file) => dirname(file))
    .sort(),
];

/** The texts of a folder; they are read as files, since the site is built upon what is generated. */
export async function readCatalogue(
  folder: string,
  language: string,
): Promise<Record<string, string>> {
  const file = pathToFileURL(resolve(folder, `${language}.ts`)).href;
  const exported = (await import(file)) as Record<string, Record<string, string>>;
  return exported[language] ?? {};
}
