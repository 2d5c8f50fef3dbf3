import { readdirSync, readFileSync } from 'node:fs';
import type { ContractTexts } from '../contractTexts';
import { compareKeys } from './readCatalogues';

const MESSAGES_FOLDER = 'cms/editor/messages';

/** A text, its plural forms, or a group of texts. */
export type TextNode = string | { readonly [key: string]: TextNode };

/** Topics of the editor's texts; each has a folder. */
export const editorTopics = (): string[] => readdirSync(MESSAGES_FOLDER).sort();

/** File of a topic's texts in a language. */
export const editorTextFile = (topic: string, language: string): string =>
  `${MESSAGES_FOLDER}/${topic}/${language}.json`;

/**
 * A topic's texts in a language.
 * @throws Error when there is no file, or its keys, placeholders or plural forms differ from the English
 * file
 */
export function readEditorTexts(topic: string, language: string): TextNode {
  const file = editorTextFile(topic, language);
  const texts = readJson(file);
  const english = flatten(readJson(editorTextFile(topic, 'en')));
  const translated = flatten(texts);
  compareKeys(file, [...translated.keys()], 'en.json', [...english.keys()]);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [key, text] of translated) {
    const expected = findPlaceholders(english.get(key) ?? '').join(', ');
    const actual = findPlaceholders(text).join(', ');
    if (actual !== expected)
      throw new Error(`${file}: ${key} has the placeholders {${actual}} instead of {${expected}}.`);
    const unknown =
      typeof text === 'string'
        ? []
        : Object.keys(text).filter((form) => !isPluralForm(form, categories));
    if (unknown.length > 0)
      throw new Error(`${file}: ${key} has the plural forms ${unknown.join(', ')}.`);
  }
  return texts;
}

/** Whether a key is a valid plural form: a category of the language, or an exact number. */
const isPluralForm = (form: string, categories: readonly string[]): boolean =>
  /^\d+$/.test(form) || categories.includes(form);

/** Whether a node is the plural forms of one text. */
export const isPlural = (node: TextNode): boolean => typeof node === 'object' && 'other' in node;

/** Names of the placeholders in a text or in any of its plural forms, sorted. */
export function findPlaceholders(node: TextNode): string[] {
  const text = typeof node === 'string' ? node : Object.values(node).join(' ');
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** The English texts of the contracts. */
export const contractTexts = () => readJson<ContractTexts>(editorTextFile('contracts', 'en'));

const readJson = <Form = TextNode>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Form;

/** Every text by its path, such as `columns.state`. */
function flatten(node: TextNode, path = ''): Map<string, TextNode> {
  if (typeof node === 'string' || isPlural(node)) return new Map([[path, node]]);
  const entries = Object.entries(node).flatMap(([key, child]) => [
    ...flatten(child, path === '' ? key : `${path}.${key}`),
  ]);
  return new Map(entries);
}
