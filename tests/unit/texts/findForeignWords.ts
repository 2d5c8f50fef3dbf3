import type { Language } from '../../../sites/site.types';
import { languagesByWord, lettersByLanguage } from './languageWords';

/** What is not words: markup, values, and addresses, file names and codes. */
const notWords =
  /<[^>]*>|\{\w+\}|&\w+;|\S+[:.](?:\/\/|\w*[./?])\S*|(?<!\S)\/\S+|\S*[@_=]\S*|(?:\w+\.)+(?:com|example|fi|no|se|sk|uk|yml)\b/g;

/** A word, and whether a sentence may begin with it: then a capital letter says nothing. */
function* readWords(text: string): Generator<{ word: string; first: boolean }> {
  const plainText = text.replace(notWords, ' . ');
  for (const { 0: word, index } of plainText.matchAll(/\p{L}+(?:[’'-]\p{L}+)*/gu)) {
    const before = plainText.slice(Math.max(0, index - 8), index).trimEnd();
    yield { word, first: !/[^.!?:«“„”–—…|•(-]$/.test(before) };
  }
}

function hasForeignLetter(word: string, language: Language) {
  const letters = lettersByLanguage[language];
  return [...word].some(
    (letter) => letter > '\u007F' && letter !== '’' && !letters.includes(letter),
  );
}

const isCapitalized = (word: string) => /^\p{Lu}/u.test(word);

/**
 * The words of a text that are of another language than the text. Capitalized words within sentences are taken for
 * names.
 */
export function findForeignWords(text: string, language: Language): string[] {
  const foreignWords: string[] = [];
  for (const { word, first } of readWords(text)) {
    if (isCapitalized(word) && !first) continue;
    const languages = languagesByWord.get(word.toLowerCase());
    // Names begin sentences too: letters are compared in lower-case words only.
    const foreign = languages
      ? !languages.includes(language)
      : !isCapitalized(word) && hasForeignLetter(word, language);
    if (foreign) foreignWords.push(word);
  }
  return foreignWords;
}
