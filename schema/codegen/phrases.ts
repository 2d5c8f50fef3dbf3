import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const languages = ['sv', 'nb', 'en', 'sk', 'fi'];

/** Codegen plugin: the keys of all texts of the product, with the values that each holds, such as `{count}`. */
export const plugin: PluginFunction = async () => {
  const texts = await Promise.all(languages.map(readTexts));
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

/** The texts belong to the site, which is built upon what is generated here: they are read as files. */
async function readTexts(language: string): Promise<Record<string, string>> {
  const file = pathToFileURL(resolve(`messages/${language}.ts`)).href;
  const exported = (await import(file)) as Record<string, Record<string, string>>;
  return exported[language] ?? {};
}

const valuesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const line = (key: string, values: readonly string[]): string =>
  `${JSON.stringify(key)}: ${JSON.stringify(values)},`;
