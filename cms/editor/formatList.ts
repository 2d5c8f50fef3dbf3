import { editorLocale } from './editorLanguage';

/** Joins words to a list in the editor's language, such as `a, b and c`. */
export const formatList = (words: readonly string[], type?: Intl.ListFormatType): string =>
  new Intl.ListFormat(editorLocale(), { type }).format(words);
