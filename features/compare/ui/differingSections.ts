import type { CompareRow, CompareSection } from './compareSections';

/** What cars do not have in common: rows that are the same of all of them, and sections without others, are left out. */
export const differingSections = (sections: readonly CompareSection[]): readonly CompareSection[] =>
  sections
    .map((section) => ({ ...section, rows: section.rows.filter(differs) }))
    .filter(({ rows }) => rows.length > 0);

const differs = ({ cells: [first, ...others] }: CompareRow): boolean =>
  others.some((cell) => cell?.text !== first?.text || cell?.note !== first?.note);
