import type { Colleague } from '../people/peopleApi';

/** A mention that is being typed: the position of its @, and the text after it. */
export interface PartialMention {
  start: number;
  typed: string;
}

const MAX_SUGGESTIONS = 6;

/** Finds the mention that is being typed before the caret; undefined if there is none. */
export function findPartialMention(text: string, caret: number): PartialMention | undefined {
  const textBefore = text.slice(0, caret);
  const start = textBefore.lastIndexOf('@');
  if (start < 0 || /[\p{L}\p{N}]/u.test(textBefore[start - 1] ?? '')) return undefined;
  const typed = textBefore.slice(start + 1);
  return typed.length <= 40 && !/[\n@]/.test(typed) ? { start, typed } : undefined;
}

/** Returns the colleagues with a name, or a word of it, that begins with the typed text. */
export function suggestColleagues(
  colleagues: readonly Colleague[],
  { typed }: PartialMention,
): Colleague[] {
  const prefix = typed.toLowerCase();
  // A full name followed by a space was already chosen.
  if (colleagues.some(({ name }) => prefix.startsWith(`${name.toLowerCase()} `))) return [];
  const isMatch = ({ name }: Colleague) => {
    const lowerName = name.toLowerCase();
    return (
      lowerName.startsWith(prefix) || lowerName.split(' ').some((word) => word.startsWith(prefix))
    );
  };
  return colleagues.filter(isMatch).slice(0, MAX_SUGGESTIONS);
}

/**
 * Replaces the typed mention by a chosen name. Returns the new text and the caret position after the name.
 */
export function insertMention(
  text: string,
  { start, typed }: PartialMention,
  name: string,
): { text: string; caret: number } {
  const textBefore = `${text.slice(0, start)}@${name} `;
  return { text: textBefore + text.slice(start + 1 + typed.length), caret: textBefore.length };
}

/** Ids of the colleagues that a text mentions: at each `@` the longest name, so that Anna Lund is not Anna too. */
export function findMentionedIds(text: string, colleagues: readonly Colleague[]): string[] {
  const byNameLength = [...colleagues].sort((a, b) => b.name.length - a.name.length);
  const mentioned = text
    .split('@')
    .slice(1)
    .flatMap((rest) => {
      const longest = byNameLength.find(({ name }) => rest.startsWith(name));
      return colleagues.filter(({ name }) => name === longest?.name);
    });
  return [...new Set(mentioned.map(({ id }) => id))];
}
