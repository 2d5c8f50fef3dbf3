import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { catalogueFolders, readCatalogue, textLanguages } from './readCatalogues';

/** Codegen plugin: the keys of all texts of the product, with the values that each holds, such as `{count}`. */
export const plugin: PluginFunction = () => {
  const texts = textLanguages.map(readTexts);
  const entries = Object.keys(texts[0] ?? {}).map((key) => {
    const held = texts.map((messages) => valuesIn(messages[key] ?? ''));
    const all = [...new Set(held.flat())].sort();
    return { key, all, some: all.filter((name) => !held.every((own) => own.includes(name))) };
  });
  return `
/** Names of the values that each text of the product holds in braces, in one language or another, by the key of the text. */
export const phraseValues: Readonly<Record<string, readonly string[]>> = {
${entries.map(({ key, all }) => line(key, all)).join('\n')}
};

/** Those among them that some languages do without. */
export const optionalValues: Readonly<Record<string, readonly string[]>> = {
${entries.flatMap(({ key, some }) => (some.length > 0 ? [line(key, some)] : [])).join('\n')}
};
`;
};

/** Of the frame and all features. */
const readTexts = (language: string): Record<string, string> =>
  Object.assign({}, ...catalogueFolders().map((folder) => readCatalogue(folder, language)));

const valuesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const line = (key: string, values: readonly string[]): string =>
  `${JSON.stringify(key)}: ${JSON.stringify(values)},`;
