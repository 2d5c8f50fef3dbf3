import { fold } from '../../../domain/search/fold';
import { splitCompound } from './compounds';

/** Maximum length of a word that is joined from several, such as `mercedesbenz`. */
const MAX_JOINED_CHARACTERS = 24;

/**
 * Terms by which a text is found, each once: its folded words; words with a hyphen or dot also joined
 * (`C-HR` as `chr`); letters and digits of a mixed word also separately (`XC60` as `xc`, `60`); and the
 * words of compounds.
 */
export function documentTerms(text: string, compounds: ReadonlySet<string>): string[] {
  const terms = new Set<string>();
  for (const chunk of fold(text).split(/\s+/)) {
    const words = chunk.match(/[\p{L}\p{N}]+/gu) ?? [];
    for (const word of words) {
      terms.add(word);
      for (const component of splitWord(word, compounds)) terms.add(component);
    }
    const joined = words.join('');
    if (words.length > 1 && joined.length <= MAX_JOINED_CHARACTERS) terms.add(joined);
  }
  return [...terms];
}

function splitWord(word: string, compounds: ReadonlySet<string>): readonly string[] {
  const [, letters, digits] = /^(\p{L}+)(\p{N}+)$/u.exec(word) ?? [];
  if (letters && digits) return [letters, digits];
  return splitCompound(word, compounds) ?? [];
}
