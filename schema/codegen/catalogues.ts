import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { specifierFrom } from './filesWithSuffix';
import { catalogueFolders, readCatalogue, textLanguages } from './readCatalogues';

/**
 * Codegen plugin: the texts of the frame and of every feature, put together in each language.
 *
 * @throws {Error} when two catalogues have one key
 */
export const plugin: PluginFunction = (_schema, _documents, _config, info) => {
  const outputFile = info?.outputFile ?? '';
  const folders = catalogueFolders();
  refuseSharedKeys(folders);
  const imports = folders.flatMap((folder) =>
    textLanguages.map(
      (language) =>
        `import ${nameOf(folder, language)} from '${specifierFrom(outputFile, `${folder}/${language}.json`)}' with { type: 'json' };`,
    ),
  );
  const catalogues = textLanguages.map(
    (language) => `
/** Every default text in this language. */
export const ${language} = {
  ${folders.map((folder) => `...${nameOf(folder, language)},`).join('\n')}
};
`,
  );
  return imports.join('\n') + catalogues.join('');
};

function refuseSharedKeys(folders: readonly string[]): void {
  const owners = new Map<string, string>();
  for (const folder of folders) {
    for (const key of Object.keys(readCatalogue(folder, 'sv'))) {
      const owner = owners.get(key);
      if (owner) throw new Error(`Two catalogues have the text ${key}: ${owner} and ${folder}.`);
      owners.set(key, folder);
    }
  }
}

/** `features/tyre-hotel/messages/answers` in Swedish is `tyreHotelAnswersSv`. */
function nameOf(folder: string, language: string): string {
  const words = folder.split(/[/-]/).filter((word) => word !== 'features' && word !== 'messages');
  return [...(words.length > 0 ? words : ['frame']), language]
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}
