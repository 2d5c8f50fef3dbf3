import { dictionaryTexts as texts } from './dictionaryTexts';

/**
 * What is wrong with a phrase, or undefined: it must hold the values that the default text holds, such as
 * `{count}`, and no others.
 */
export function checkPhrase(phrase: string, standard: string | undefined): string | undefined {
  if (phrase === '') return texts.required;
  if (standard === undefined) return undefined;
  const [own, wanted] = [placeholdersOf(phrase), placeholdersOf(standard)];
  const missing = [...wanted].filter((name) => !own.has(name));
  if (missing.length > 0) return texts.missing(missing);
  const unknown = [...own].filter((name) => !wanted.has(name));
  return unknown.length > 0 ? texts.unknown(unknown) : undefined;
}

const placeholdersOf = (text: string): Set<string> => new Set(text.match(/\{\w+\}/g));
