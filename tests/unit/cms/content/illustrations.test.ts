import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteNames, sites } from '../../../../sites/sites';

/** A form of the word "illustration" in every language of the sites. */
const WORDS = {
  sv: 'illustrationer',
  nb: 'illustrasjoner',
  en: 'illustrations',
  sk: 'ilustračné',
  fi: 'kuvituskuvia',
} as const;

interface Layout {
  placeholders: {
    footer: { fields: Record<string, { Text?: string | Record<string, string> }> }[];
  };
}

test.each(siteNames)('%s states in each language that its pictures are illustrations', (site) => {
  const file = readFileSync(`cms/content/${site}/layout.yml`, 'utf8');
  const fields = (parse(file) as Layout).placeholders.footer[0]?.fields ?? {};
  const texts = [fields['InfoField1']?.Text, fields['InfoField2']?.Text];
  for (const language of sites[site].languages) {
    const textsInLanguage = texts.map((text) =>
      typeof text === 'string' ? text : text?.[language],
    );
    expect(textsInLanguage.join(' ')).toContain(WORDS[language]);
  }
});
