import type { ReactNode } from 'react';

/** Wraps all matches of a search text in `mark` elements. */
export function highlightMatches(text: string, searchText: string): ReactNode {
  const needle = searchText.trim().toLowerCase();
  const lowerText = text.toLowerCase();
  // The lower case of some capitals is longer (`İ`), so positions would not match the text.
  if (needle === '' || lowerText.length !== text.length) return text;
  const nodes: ReactNode[] = [];
  let start = 0;
  for (
    let index = lowerText.indexOf(needle);
    index >= 0;
    index = lowerText.indexOf(needle, start)
  ) {
    nodes.push(
      text.slice(start, index),
      <mark key={index}>{text.slice(index, index + needle.length)}</mark>,
    );
    start = index + needle.length;
  }
  return [...nodes, text.slice(start)];
}
