import type { ReactNode } from 'react';

/** A text with what is searched for in it marked, wherever it stands. */
export function markHits(text: string, wanted: string): ReactNode {
  const words = wanted.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Some capitals have more letters when they are small: places would not fit.
  if (words === '' || lower.length !== text.length) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (let at = lower.indexOf(words); at >= 0; at = lower.indexOf(words, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + words.length)}</mark>);
    from = at + words.length;
  }
  return [...parts, text.slice(from)];
}
