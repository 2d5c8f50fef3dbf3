import { fold } from '../../../domain/search/fold';
import { splitCompound } from './compounds';

/** Longest word made of parts, such as `mercedesbenz`. */
const MAX_JOINED_LENGTH = 24;

/**
 * Terms under which a text is found, each once: its folded words; words written with a hyphen or dot
 * also as one (`C-HR` as `chr`); letters and digits of a mixed word also apart (`XC60` as `xc`, `60`);
 * the parts of compound words that the index's languages know.
 */
export function documentTerms(text: string, compounds: ReadonlySet<string>): string[] {
  const terms = new Set<string>();
  for (const chunk of fold(text).split(/\s+/)) {
    const words = chunk.match(/[\p{L}\p{N}]+/gu) ?? [];
    for (const word of words) {
      terms.add(word);
      for (const part of partsOf(word, compounds)) terms.add(part);
    }
    const joined = words.join('');
    if (words.length > 1 && joined.length <= MAX_JOINED_LENGTH) terms.add(joined);
  }
  return [...terms];
}

function partsOf(word: string, compounds: ReadonlySet<string>): readonly string[] {
  const [, letters, digits] = /^(\p{L}+)(\p{N}+)$/u.exec(word) ?? [];
  if (letters && digits) return [letters, digits];
  return splitCompound(word, compounds) ?? [];
}
