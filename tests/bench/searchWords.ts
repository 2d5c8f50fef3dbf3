import { judgePhrases, summarise, type JudgedSet } from '../judged/judgePhrases';
import type { Table } from './bench.types';

export const title = 'Search as people type: judged phrases of every language';

const languages = ['sv', 'nb', 'en', 'sk', 'fi'] as const;

const sets: Readonly<Record<JudgedSet, string>> = {
  phrases: 'short',
  sentences: 'whole wishes',
  heldOut: 'whole wishes, held out',
};

/** Evaluates the phrases of all languages (tests/judged) on the generated stock. */
export async function run(): Promise<Table> {
  const rows = [];
  for (const [set, name] of Object.entries(sets)) {
    for (const language of languages) {
      const judged = summarise(await judgePhrases(language, set as JudgedSet));
      const { phrases, recognised, answerable, precision } = judged;
      rows.push([name, language, phrases, recognised * 100, answerable, precision * 100]);
    }
  }
  return {
    columns: [
      'set',
      'language',
      'phrases',
      'filters as judged %',
      'answerable',
      'precision of the first ten %',
    ],
    rows,
    notes: [
      'Phrases and rules are written by hand in tests/judged; a rule looks at each car of the answer. Answerable: the stock has a car that fits the rule. Of an answer with fewer than ten cars all count. Held out: the grammar was not written for these phrases, but their author is the same.',
    ],
  };
}
