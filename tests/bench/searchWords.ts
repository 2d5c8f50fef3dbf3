import { judgePhrases, summarise } from '../judged/judgePhrases';
import type { Table } from './bench.types';

export const title = 'Search as people type: 200 judged phrases a language';

const languages = ['sv', 'nb', 'en', 'sk', 'fi'] as const;

/** Judges the phrases of every language (tests/judged) on the generated stock. */
export async function run(): Promise<Table> {
  const rows = [];
  for (const language of languages) {
    const { phrases, recognised, answerable, precision } = summarise(await judgePhrases(language));
    rows.push([language, phrases, recognised * 100, answerable, precision * 100]);
  }
  return {
    columns: [
      'language',
      'phrases',
      'filters as judged %',
      'answerable',
      'precision of the first ten %',
    ],
    rows,
    notes: [
      'Phrases and rules are written by hand in tests/judged/phrases. Answerable: the stock has a car that fits the rule. Of an answer with fewer than ten cars all count.',
    ],
  };
}
