import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { catalogueFolders, readCatalogue, textLanguages } from './readCatalogues';

/** Codegen plugin: the keys of all texts, and the placeholders of each text, such as `{count}`. */
export const plugin: PluginFunction = () => {
  const texts = textLanguages.map(readAllTexts);
  const entries = Object.keys(texts[0] ?? {}).map((key) => {
    const namesByLanguage = texts.map((messages) => placeholdersIn(messages[key] ?? ''));
    const allNames = [...new Set(namesByLanguage.flat())].sort();
    return {
      key,
      all: allNames,
      some: allNames.filter((name) => !namesByLanguage.every((names) => names.includes(name))),
    };
  });
  return `
/** Names of the values that each text of the product holds in braces, in one language or another, by the key of the text. */
export const phraseValues: Readonly<Record<string, readonly string[]>> = {
${entries.map(({ key, all }) => entryText(key, all)).join('\n')}
};

/** Those among them that some languages do without. */
export const optionalValues: Readonly<Record<string, readonly string[]>> = {
${entries.flatMap(({ key, some }) => (some.length > 0 ? [entryText(key, some)] : [])).join('\n')}
};
`;
};

/** All texts of the frame and of features in a language. */
const readAllTexts = (language: string): Record<string, string> =>
  Object.assign({}, ...catalogueFolders().map((folder) => readCatalogue(folder, language)));

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const entryText = (key: string, values: readonly string[]): string =>
  `${JSON.stringify(key)}: ${JSON.stringify(values)},`;
