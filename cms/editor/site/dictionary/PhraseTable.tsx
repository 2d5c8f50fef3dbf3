import { Badge } from '../../../../design-system/components/Badge/Badge';
import { styled } from '../../../../design-system/stitches';
import { InlineText } from '../InlineText';
import { PartTable } from '../PartTable';
import { checkPhrase } from './checkPhrase';
import type { DictionaryRow } from './dictionaryRows';
import { dictionaryTexts as texts } from './dictionaryTexts';
import { languageName } from '../../languageName';

const Cell = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '$2',
  '& > span': { marginBlockStart: '$2' },
});

interface PhraseTableProps {
  languages: readonly string[];
  rows: readonly DictionaryRow[];
  onSave: (row: DictionaryRow, language: string, phrase: string) => Promise<string | undefined>;
  onReset: (row: DictionaryRow, language: string) => Promise<string | undefined>;
}

/** A line for each key: what the site says in each language, or the default text. */
export function PhraseTable({ languages, rows, onSave, onReset }: PhraseTableProps) {
  return (
    <PartTable keys>
      <thead>
        <tr>
          <th scope="col">{texts.key}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {languageName(language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-phrase={row.key}>
            <th scope="row">{row.key}</th>
            {row.phrases.map(({ language, standard, own }) => (
              <td key={language} lang={language}>
                <Cell>
                  <InlineText
                    label={texts.cell(row.key, languageName(language))}
                    value={own}
                    fallback={standard}
                    nothing={texts.noDefault}
                    check={(phrase) => checkPhrase(phrase, standard)}
                    onSave={(phrase) => onSave(row, language, phrase)}
                    onReset={() => onReset(row, language)}
                    resetLabel={standard === undefined ? texts.removeKey : texts.reset}
                  />
                  {own !== undefined && (
                    <Badge look="accent" lang="en">
                      {texts.own}
                    </Badge>
                  )}
                </Cell>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PartTable>
  );
}
