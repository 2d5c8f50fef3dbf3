import { formatList } from '../../formatList';
import { dictionaryTexts as texts } from './dictionaryTexts';

/**
 * Returns the error of a phrase; undefined for a valid one. A phrase must contain the same placeholders as the
 * default text, such as `{count}`.
 */
export function validatePhrase(
  phrase: string,
  defaultText: string | undefined,
): string | undefined {
  if (phrase === '') return texts.required;
  if (defaultText === undefined) return undefined;
  const [usedNames, expectedNames] = [findPlaceholders(phrase), findPlaceholders(defaultText)];
  const missing = [...expectedNames].filter((name) => !usedNames.has(name));
  if (missing.length > 0) return texts.missing({ names: formatList(missing) });
  const unknown = [...usedNames].filter((name) => !expectedNames.has(name));
  return unknown.length > 0 ? texts.unknown({ names: formatList(unknown) }) : undefined;
}

const findPlaceholders = (text: string): Set<string> => new Set(text.match(/\{\w+\}/g));
