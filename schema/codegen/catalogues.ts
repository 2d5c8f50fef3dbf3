import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { specifierFrom } from './filesWithSuffix';
import { catalogueFolders, readCatalogue, textLanguages } from './readCatalogues';

/**
 * Codegen plugin: the texts of the frame and of all features, merged by language.
 * @throws Error when two catalogues have the same key
 */
export const plugin: PluginFunction = (_schema, _documents, _config, info) => {
  const outputFile = info?.outputFile ?? '';
  const folders = catalogueFolders();
  refuseSharedKeys(folders);
  const imports = folders.flatMap((folder) =>
    textLanguages.map(
      (language) =>
        `import ${importName(folder, language)} from '${specifierFrom(outputFile, `${folder}/${language}.json`)}' with { type: 'json' };`,
    ),
  );
  const catalogues = textLanguages.map(
    (language) => `
/** Every default text in this language. */
export const ${language} = {
  ${folders.map((folder) => `...${importName(folder, language)},`).join('\n')}
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
      if (owner)
        throw new Error(
          `The message key ${key} is in two catalogues: ${owner} and ${folder}. Rename one.`,
        );
      owners.set(key, folder);
    }
  }
}

/** `features/tyre-hotel/messages/answers` in Swedish is `tyreHotelAnswersSv`. */
function importName(folder: string, language: string): string {
  const words = folder.split(/[/-]/).filter((word) => word !== 'features' && word !== 'messages');
  return [...(words.length > 0 ? words : ['frame']), language]
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}
