import { useCallback, useEffect, useState } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { changedWordStyles, TextDiff } from '../checks/ChangeList';
import { describeFailure } from '../describeFailure';
import { FormDialog } from '../FormDialog';
import { deleteFormDraft, storeFormDraft, readFormDraft } from '../forms/formDrafts';
import { RichTextInput } from '../forms/RichTextInput';
import { formatItemName } from '../items/ItemHistory';
import { languageName } from '../languageName';
import { texts as editorTexts } from '../texts';
import { useLoaded } from '../useLoaded';
import { describeTextLocation } from './describeTextLocation';
import { toTextLines } from './toTextLines';
import {
  confirmTranslation,
  readTranslation,
  saveTranslation,
  type TranslatedText,
} from './translationApi';
import { translationTexts as texts } from './translationTexts';

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
});

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2 $5',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
  '@sm': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

const Source = styled('div', {
  fontSize: '$small',
  lineHeight: '$body',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...changedWordStyles,
});

interface TranslationDialogProps {
  authoring: Authoring;
  itemId: string;
  /** Name of the page. */
  name: string;
  sourceLanguage: string;
  targetLanguage: string;
  /** Called after something was saved. */
  onSaved: () => void;
  onClose: () => void;
}

/** Translates a page text by text. Shows how the source changed since, with a field for each translation. */
export function TranslationDialog(props: TranslationDialogProps) {
  const { authoring, itemId, name, sourceLanguage, targetLanguage, onSaved, onClose } = props;
  const [refreshKey, setRefreshKey] = useState(0);
  const storageKey = `translation ${itemId} ${sourceLanguage} ${targetLanguage}`;
  const [restored] = useState(() => readFormDraft(storageKey));
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      Object.entries(restored ?? {}).flatMap(([key, value]) =>
        typeof value === 'string' ? [[key, value]] : [],
      ),
    ),
  );
  useEffect(() => storeFormDraft(storageKey, drafts), [storageKey, drafts]);
  const [shouldShowAll, setShouldShowAll] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { value: allTexts, failure } = useLoaded(
    useCallback(
      () => readTranslation(authoring, { itemId, from: sourceLanguage, to: targetLanguage }),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- fetched again in each round
      [authoring, itemId, sourceLanguage, targetLanguage, refreshKey],
    ),
  );
  const outdatedCount = allTexts?.filter(({ state }) => state === 'outdated').length ?? 0;
  const openTexts = allTexts?.filter((text) => text.state !== 'done' || getTextKey(text) in drafts);
  const visibleTexts = shouldShowAll ? allTexts : openTexts;

  async function save(): Promise<string | undefined> {
    const changes = allTexts?.flatMap((text) => {
      const value = drafts[getTextKey(text)];
      if (value === undefined || value === text.target) return [];
      const { itemId: textItemId, field, property, target: expected } = text;
      return [{ itemId: textItemId, field, property, value, expected }];
    });
    if (!changes || changes.length === 0) return texts.nothingWritten;
    await saveTranslation(authoring, { itemId, from: sourceLanguage, to: targetLanguage }, changes);
    deleteFormDraft(storageKey);
    showToast({ title: texts.saved, variant: 'success', id: 'editor' });
    onSaved();
    onClose();
    return undefined;
  }

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await confirmTranslation(authoring, { itemId, from: sourceLanguage, to: targetLanguage });
      showToast({ title: texts.confirmed, variant: 'success', id: 'editor' });
      setRefreshKey(refreshKey + 1);
      onSaved();
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title={texts.title({
        page: name,
        from: languageName(sourceLanguage),
        to: languageName(targetLanguage),
      })}
      sendLabel={texts.save}
      size="window"
      gap={3}
      disabled={!allTexts}
      failure={problem ?? failure}
      onSend={save}
      onClose={onClose}
    >
      <Head>
        <Text size="small" color="muted" role="status">
          {allTexts && texts.count({ open: openTexts?.length ?? 0, count: allTexts.length })}
        </Text>
        {outdatedCount > 0 && (
          <Button
            type="button"
            variant="outline"
            size="small"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void confirm()}
          >
            {texts.confirm({ count: outdatedCount })}
          </Button>
        )}
        <Checkbox
          label={texts.showAll}
          checked={shouldShowAll}
          onChange={({ currentTarget }) => setShouldShowAll(currentTarget.checked)}
        />
      </Head>
      {restored && (
        <Text size="small" color="muted">
          {editorTexts.formKept}
        </Text>
      )}
      {!visibleTexts && !failure && <Spinner role="status" aria-label={texts.loading} />}
      {visibleTexts?.map((text, index) => (
        <div key={getTextKey(text)}>
          {visibleTexts[index - 1]?.itemId !== text.itemId && (
            <Heading level={3} size={6}>
              {formatItemName(text)}
            </Heading>
          )}
          <TextRow
            text={text}
            sourceLanguage={sourceLanguage}
            targetLanguage={targetLanguage}
            value={drafts[getTextKey(text)] ?? text.target}
            onChange={(value) =>
              setDrafts((previous) => ({ ...previous, [getTextKey(text)]: value }))
            }
          />
        </div>
      ))}
    </FormDialog>
  );
}

const getTextKey = ({ itemId, field, property }: TranslatedText) =>
  `${itemId} ${field} ${property}`;

interface TextRowProps {
  text: TranslatedText;
  sourceLanguage: string;
  targetLanguage: string;
  value: string;
  onChange: (value: string) => void;
}

function TextRow({ text, sourceLanguage, targetLanguage, value, onChange }: TextRowProps) {
  const { kind, source, before: previousSource, state } = text;
  const label = describeTextLocation(text);
  const toPlainText = kind === 'richText' ? toTextLines : (plainText: string) => plainText;
  return (
    <Row data-translation={state}>
      <div>
        <Text as="div" size="small" weight="medium">
          {label}{' '}
          {state !== 'done' && (
            <Badge variant={state === 'outdated' ? 'campaign' : 'neutral'}>
              {texts.states[state]}
            </Badge>
          )}
        </Text>
        <Source lang={sourceLanguage}>
          {typeof previousSource === 'string' ? (
            <TextDiff before={toPlainText(previousSource)} after={toPlainText(source)} />
          ) : (
            toPlainText(source)
          )}
        </Source>
      </div>
      <div lang={targetLanguage}>
        {kind === 'richText' ? (
          <RichTextInput label={label} value={value} onChange={onChange} />
        ) : (
          <TextArea
            label={label}
            value={value}
            rows={1}
            // Most texts fit on one line.
            style={{ minBlockSize: 0 }}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </div>
    </Row>
  );
}
