import type { Colleague } from '../people/peopleApi';

/** A name that is being typed after an @: where it begins, and what of it there is. */
export interface Mentioning {
  start: number;
  typed: string;
}

const maxOffered = 6;

/** What is typed of a name before the caret; undefined when none is. */
export function mentionAt(text: string, caret: number): Mentioning | undefined {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start < 0 || /[\p{L}\p{N}]/u.test(before[start - 1] ?? '')) return undefined;
  const typed = before.slice(start + 1);
  return typed.length <= 40 && !/[\n@]/.test(typed) ? { start, typed } : undefined;
}

/** Colleagues whose name, or a word of it, begins with what is typed. */
export function offeredColleagues(
  colleagues: readonly Colleague[],
  { typed }: Mentioning,
): Colleague[] {
  const wanted = typed.toLowerCase();
  // A whole name and a blank: it is chosen already.
  if (colleagues.some(({ name }) => wanted.startsWith(`${name.toLowerCase()} `))) return [];
  const begins = ({ name }: Colleague) => {
    const lower = name.toLowerCase();
    return lower.startsWith(wanted) || lower.split(' ').some((word) => word.startsWith(wanted));
  };
  return colleagues.filter(begins).slice(0, maxOffered);
}

/** The text with a chosen name in place of what was typed of it, and where the caret goes. */
export function insertMention(
  text: string,
  { start, typed }: Mentioning,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(start + 1 + typed.length), caret: before.length };
}

/** Ids of those whose @name a text has. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]): string[] =>
  colleagues.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
