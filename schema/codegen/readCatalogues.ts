import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const textLanguages = ['sv', 'nb', 'en', 'sk', 'fi'] as const;

/** Folders that hold a file of texts for each language: the frame's own, and those of features. */
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
 *
 * @throws {Error} when the file is not JSON, or has other keys than the Swedish one
 */
export function readCatalogue(folder: string, language: string): Record<string, string> {
  const texts = readTexts(`${folder}/${language}.json`);
  if (language === 'sv') return texts;
  const swedish = readTexts(`${folder}/sv.json`);
  const missing = Object.keys(swedish).filter((key) => !(key in texts));
  const unknown = Object.keys(texts).filter((key) => !(key in swedish));
  if (missing.length + unknown.length > 0) {
    throw new Error(
      `${folder}/${language}.json has other keys than sv.json: missing ${list(missing)}, unknown ${list(unknown)}.`,
    );
  }
  return texts;
}

const list = (keys: readonly string[]): string => keys.join(', ') || 'none';

function readTexts(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    throw new Error(`${file} is not JSON.`, { cause: error });
  }
}
