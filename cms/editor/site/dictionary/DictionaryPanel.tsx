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
import { BarGroup } from '../../barParts';
import { describeFailure } from '../../describeFailure';
import { ToolButton } from '../../ToolButton';
import type { ViewProps } from '../../views/view.types';
import { PanelFrame } from '../PanelFrame';
import { deleteItem, versionIn, type SitePartContent } from '../siteApi';
import { useSitePart } from '../useSitePart';
import { useSiteSave } from '../useSiteSave';
import { keysOf } from '../../../../domain/typedKeys';
import { AddKeyDialog } from './AddKeyDialog';
import { dictionaryTexts as texts } from './dictionaryTexts';
import {
  dictionaryRows,
  findRows,
  type DictionaryFilter,
  type DictionaryRow,
} from './dictionaryRows';
import { PhraseTable } from './PhraseTable';

/** Rows that are drawn at once. */
const step = 50;

const filters = keysOf(texts.filters);

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '$3 $4',
  '& > :first-child': { flex: '1 1 $sizes$column' },
});

const standardOf = (language: string): Readonly<Record<string, string>> =>
  messagesOf(language as Language);

/** Every text that the site shows by itself, with the site's own phrases, in all its languages. */
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
    const version = item && versionIn(item, language);
    return saving.save({
      itemId: item?.itemId,
      name: item ? undefined : key,
      language,
      expectedVersion: version?.version ?? 0,
      values: version?.fields ? { Phrase: phrase } : { Key: key, Phrase: phrase },
    });
  }

  async function reset({ item }: DictionaryRow, language: string): Promise<string | undefined> {
    const version = item && versionIn(item, language);
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
  /** Both resolve with why it was not done. */
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
  const [count, setCount] = useState(step);
  const [adding, setAdding] = useState(false);
  const hint = useId();
  const rows = useMemo(
    () => dictionaryRows(languages, standardOf, content.items),
    [languages, content.items],
  );
  const found = findRows(rows, filter, search);
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
            setCount(step);
          }}
        />
        <BarGroup
          role="group"
          aria-label={texts.filter}
          aria-describedby={isMultilingual ? hint : undefined}
          framed
        >
          {filters
            .filter((one) => isMultilingual || one !== 'missing')
            .map((one) => (
              <ToolButton
                key={one}
                label={texts.filters[one]}
                pressed={filter === one}
                onPress={() => {
                  setFilter(one);
                  setCount(step);
                }}
              >
                {texts.filters[one]}
              </ToolButton>
            ))}
        </BarGroup>
        <Button type="button" variant="outline" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {texts.addKey}
        </Button>
      </Tools>
      <Text as="div" size="caption" tone="muted">
        <span role="status">
          {found.length > 0 ? texts.count(found.length, rows.length) : texts.none}
        </span>
        {isMultilingual && <span id={hint}> · {texts.filtersHint}</span>}
      </Text>
      {found.length > 0 && (
        <PhraseTable
          languages={languages}
          rows={found.slice(0, count)}
          onSave={onSave}
          onReset={onReset}
        />
      )}
      {found.length > count && (
        <div>
          <Button
            type="button"
            variant="outline"
            size="small"
            onClick={() => setCount(count + step)}
          >
            {texts.more(Math.min(step, found.length - count))}
          </Button>
        </div>
      )}
      {adding && (
        <AddKeyDialog
          languages={languages}
          taken={rows.map(({ key }) => key)}
          onAdd={(key, language, phrase) => onSave({ key, item: undefined }, language, phrase)}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  );
}
