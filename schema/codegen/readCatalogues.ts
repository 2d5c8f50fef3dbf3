import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const textLanguages = ['sv', 'nb', 'en', 'sk', 'fi'] as const;

/** Folders that contain a file of texts for each language: that of the frame, and those of features. */
export const catalogueFolders = (): string[] => [
  'messages',
  ...readdirSync('features', { recursive: true, encoding: 'utf8' })
    .map((file) => `features/${file.replaceAll('\\', '/')}`)
    .filter((file) => /^features\/[^/]+\/messages\/(?:\w+\/)?sv\.json$/.test(file))
    .map((file) => dirname(file))
    .sort(),
];

/**
 * The texts of a folder in a language.
 * @throws Error when the file is not JSON, or its keys differ from the Swedish file
 */
export function readCatalogue(folder: string, language: string): Record<string, string> {
  const texts = readTexts(`${folder}/${language}.json`);
  if (language === 'sv') return texts;
  const swedish = readTexts(`${folder}/sv.json`);
  compareKeys(`${folder}/${language}.json`, Object.keys(texts), 'sv.json', Object.keys(swedish));
  return texts;
}

/**
 * Checks that a file of texts has the same keys as a reference file.
 * @throws Error with the missing and the unknown keys
 */
export function compareKeys(
  file: string,
  keys: readonly string[],
  referenceFile: string,
  referenceKeys: readonly string[],
): void {
  const missing = referenceKeys.filter((key) => !keys.includes(key));
  const unknown = keys.filter((key) => !referenceKeys.includes(key));
  const problems = [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')} (in ${referenceFile})`] : []),
    ...(unknown.length > 0 ? [`has ${unknown.join(', ')}, which ${referenceFile} lacks`] : []),
  ];
  if (problems.length > 0) throw new Error(`${file} ${problems.join(' and ')}.`);
}

function readTexts(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    throw new Error(`${file} is not JSON.`, { cause: error });
  }
}
