import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Codegen plugin: the keys of all texts of the product, with the values that each holds, such as `{count}`. */
export const plugin: PluginFunction = async () => {
  // The texts belong to the site, which is built upon what is generated here: they are read as a file.
  const file = pathToFileURL(resolve('site/messages/en.ts')).href;
  const { en } = (await import(file)) as { en: Record<string, string> };
  const lines = Object.entries(en).map(([key, text]) => {
    const values = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => `'${name}'`));
    return `${JSON.stringify(key)}: [${[...values].join(', ')}],`;
  });
  return `
/** Names of the values that each text of the product holds in braces, by the key of the text. */
export const phraseValues: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
};
`;
};
