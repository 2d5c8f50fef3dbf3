import { Badge } from '../../../../design-system/components/Badge/Badge';
import { styled } from '../../../../design-system/stitches';
import { InlineText } from '../InlineText';
import { PartTable } from '../PartTable';
import { validatePhrase } from './validatePhrase';
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

/** A table with a row for each key. Shows the site's own phrase in each language, or the default text. */
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
            {row.phrases.map(({ language, defaultText, customText }) => (
              <td key={language} lang={language}>
                <Cell>
                  <InlineText
                    label={texts.cell({ key: row.key, language: languageName(language) })}
                    value={customText}
                    fallback={defaultText}
                    placeholder={texts.noDefault}
                    validate={(phrase) => validatePhrase(phrase, defaultText)}
                    onSave={(phrase) => onSave(row, language, phrase)}
                    onReset={() => onReset(row, language)}
                    resetLabel={defaultText === undefined ? texts.removeKey : texts.reset}
                  />
                  {customText !== undefined && (
                    <Badge variant="accent" lang="en">
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
