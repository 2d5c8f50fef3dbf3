import type { Node } from '@tiptap/pm/model';

/** Counts the words and characters of a text. Spaces count as characters. */
export function countWords(text: Node): { words: number; characters: number } {
  const plainText = text.textBetween(0, text.content.size, '\n', ' ');
  return {
    words: plainText.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)?.length ?? 0,
    characters: [...plainText.replaceAll('\n', '')].length,
  };
}
