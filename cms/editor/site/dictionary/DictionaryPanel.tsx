import { useId, useMemo, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import { styled } from '../../../../design-system/stitches';
import type { Language } from '../../../../sites/site.types';
import { messagesOf } from '../../../../messages/messagesOf';
import { BarGroup } from '../../barSections';
import { describeFailure } from '../../describeFailure';
import { ToolButton } from '../../ToolButton';
import type { ViewProps } from '../../views/view.types';
import { PanelFrame } from '../PanelFrame';
import { deleteItem, findVersion, type SitePartContent } from '../siteApi';
import { useSitePart } from '../useSitePart';
import { useSiteSave } from '../useSiteSave';
import { keysOf } from '../../../../domain/typedKeys';
import { AddKeyDialog } from './AddKeyDialog';
import { dictionaryTexts as texts } from './dictionaryTexts';
import {
  toDictionaryRows,
  findRows,
  type DictionaryFilter,
  type DictionaryRow,
} from './dictionaryRows';
import { PhraseTable } from './PhraseTable';

/** Number of rows that are rendered at first, and added by each press of the button below them. */
const ROW_COUNT_STEP = 50;

const filters = keysOf(texts.filters);

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '$3 $4',
  '& > :first-child': { flex: '1 1 $sizes$column' },
});

const getDefaultTexts = (language: string): Readonly<Record<string, string>> =>
  messagesOf(language as Language);

/** All interface texts in the site's languages. The site can replace each with a phrase of its own. */
export function DictionaryPanel(view: ViewProps) {
  const { authoring, place } = view;
  const site = place.site.name;
  const loaded = useSitePart(authoring, site, 'DICTIONARY');
  const saving = useSiteSave(authoring, site, 'DICTIONARY', loaded);

  async function save(
    { key, item }: Pick<DictionaryRow, 'key' | 'item'>,
    language: string,
    phrase: string,
  ): Promise<string | undefined> {
    const version = item && findVersion(item, language);
    return saving.save({
      itemId: item?.itemId,
      name: item ? undefined : key,
      language,
      expectedVersion: version?.version ?? 0,
      values: version?.fields ? { Phrase: phrase } : { Key: key, Phrase: phrase },
    });
  }

  async function reset({ item }: DictionaryRow, language: string): Promise<string | undefined> {
    const version = item && findVersion(item, language);
    if (!item || !version) return undefined;
    try {
      await deleteItem(authoring, {
        itemId: item.itemId,
        language,
        expectedVersion: version.version,
      });
      showToast({ title: texts.wasReset, id: 'site' });
      return undefined;
    } catch (error) {
      return describeFailure(error);
    } finally {
      await loaded.refresh();
    }
  }

  return (
    <PanelFrame view={view} part="DICTIONARY" loaded={loaded} saving={saving}>
      {(content) => (
        <Dictionary
          languages={place.site.languages}
          content={content}
          onSave={save}
          onReset={reset}
        />
      )}
    </PanelFrame>
  );
}

interface DictionaryProps {
  languages: readonly string[];
  content: SitePartContent;
  /** Both callbacks resolve with an error message on failure. */
  onSave: (
    row: Pick<DictionaryRow, 'key' | 'item'>,
    language: string,
    phrase: string,
  ) => Promise<string | undefined>;
  onReset: (row: DictionaryRow, language: string) => Promise<string | undefined>;
}

function Dictionary({ languages, content, onSave, onReset }: DictionaryProps) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<DictionaryFilter>('all');
  const [rowLimit, setRowLimit] = useState(ROW_COUNT_STEP);
  const [isAdding, setAdding] = useState(false);
  const hintId = useId();
  const rows = useMemo(
    () => toDictionaryRows(languages, getDefaultTexts, content.items),
    [languages, content.items],
  );
  const matchingRows = findRows(rows, filter, search);
  const isMultilingual = languages.length > 1;
  return (
    <Stack gap={4}>
      <Tools>
        <TextField
          type="search"
          label={texts.find}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setRowLimit(ROW_COUNT_STEP);
          }}
        />
        <BarGroup
          role="group"
          aria-label={texts.filter}
          aria-describedby={isMultilingual ? hintId : undefined}
          framed
        >
          {filters
            .filter((name) => isMultilingual || name !== 'missing')
            .map((name) => (
              <ToolButton
                key={name}
                label={texts.filters[name]}
                pressed={filter === name}
                onPress={() => {
                  setFilter(name);
                  setRowLimit(ROW_COUNT_STEP);
                }}
              >
                {texts.filters[name]}
              </ToolButton>
            ))}
        </BarGroup>
        <Button type="button" variant="outline" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {texts.addKey}
        </Button>
      </Tools>
      <Text as="div" size="caption" color="muted">
        <span role="status">
          {matchingRows.length > 0
            ? texts.count({ shown: matchingRows.length, all: rows.length })
            : texts.none}
        </span>
        {isMultilingual && <span id={hintId}> · {texts.filtersHint}</span>}
      </Text>
      {matchingRows.length > 0 && (
        <PhraseTable
          languages={languages}
          rows={matchingRows.slice(0, rowLimit)}
          onSave={onSave}
          onReset={onReset}
        />
      )}
      {matchingRows.length > rowLimit && (
        <div>
          <Button
            type="button"
            variant="outline"
            size="small"
            onClick={() => setRowLimit(rowLimit + ROW_COUNT_STEP)}
          >
            {texts.more({ count: Math.min(ROW_COUNT_STEP, matchingRows.length - rowLimit) })}
          </Button>
        </div>
      )}
      {isAdding && (
        <AddKeyDialog
          languages={languages}
          existingKeys={rows.map(({ key }) => key)}
          onAdd={(key, language, phrase) => onSave({ key, item: undefined }, language, phrase)}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  );
}
