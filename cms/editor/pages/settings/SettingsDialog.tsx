import { useEffect, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { EditorDialog } from '../../EditorDialog';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import type { FieldContract } from '../../../../schema/contract';
import { formatList } from '../../formatList';
import { arrangingTexts } from '../../lists/arrangingTexts';
import { ListEditor } from '../../lists/ListEditor';
import { findMissingFields } from '../../../../schema/findMissingFields';
import type { ListActions } from '../../lists/useListActions';
import type { Authoring, AuthoringItem, RawValue } from '../../authoring';
import { contracts, findContract } from '../../forms/checkValues';
import { FieldForm } from '../../forms/FieldForm';
import { PageSettingsForm } from './PageSettingsForm';
import { texts } from '../../texts';
import { typeName } from '../../forms/contractTexts';
import { fieldName } from '../../forms/fieldName';
import type { Place } from '../usePages';

interface SettingsDialogProps {
  authoring: Authoring;
  itemId: string;
  language: string;
  listActions: ListActions;
  /** The page that is edited. */
  place: Place;
  /** Resolves with an error message if the values were not accepted. */
  onSave: (item: AuthoringItem, changes: Record<string, RawValue>) => Promise<string | undefined>;
  /** Called after the address of a page was saved. */
  onAddressSaved: () => void;
  onClose: () => void;
  onFailure: (error: unknown) => void;
}

/**
 * All fields of a block's item in one form, including those that the page does not show, with its lists below.
 * An item of a list opens in the same dialog, with its own lists.
 */
export function SettingsDialog(props: SettingsDialogProps) {
  const { itemId, onClose, onSave, onAddressSaved } = props;
  const [path, setPath] = useState<readonly string[]>([itemId]);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [refreshKey, setRefreshKey] = useState(0);
  const current = path.at(-1) ?? itemId;
  const parentId = path.at(-2);

  function goBack(): void {
    setPath(path.slice(0, -1));
    setRefreshKey(refreshKey + 1);
  }

  return (
    <EditorDialog
      open
      size="large"
      onClose={onClose}
      title={texts.settingsOf({ block: titles[current] ?? '…' })}
    >
      {parentId !== undefined && (
        <Button type="button" variant="ghost" size="small" onClick={goBack}>
          <Icon name="arrowLeft" />
          {arrangingTexts.list.back({ name: titles[parentId] ?? '' })}
        </Button>
      )}
      {path.map((id) => (
        // Outer forms stay mounted while an inner item is edited, so that their input is kept.
        <div key={id} hidden={id !== current}>
          <ItemSettings
            {...props}
            itemId={id}
            refreshKey={refreshKey}
            onTitle={(title) => setTitles((previous) => ({ ...previous, [id]: title }))}
            onOpen={(childId) => setPath([...path, childId])}
            onSave={async (item, changes) => {
              const problem = await onSave(item, changes);
              if (problem === undefined) {
                if ('slug' in changes) onAddressSaved();
                if (parentId === undefined) onClose();
                else goBack();
              }
              return problem;
            }}
            onClose={parentId === undefined ? onClose : goBack}
          />
        </div>
      ))}
    </EditorDialog>
  );
}

interface ItemSettingsProps extends SettingsDialogProps {
  refreshKey: number;
  onTitle: (title: string) => void;
  onOpen: (itemId: string) => void;
}

function ItemSettings(props: ItemSettingsProps) {
  const { authoring, itemId, language, place, listActions, refreshKey } = props;
  const { onSave, onOpen, onTitle, onClose, onFailure } = props;
  const [item, setItem] = useState<AuthoringItem>();

  useEffect(() => {
    let isCurrent = true;
    authoring.readItem(itemId, language).then(
      (loadedItem) => {
        if (!isCurrent) return;
        setItem(loadedItem);
        onTitle(typeName(loadedItem.template));
      },
      (error: unknown) => isCurrent && onFailure(error),
    );
    return () => {
      isCurrent = false;
    };
    // The title is reported once, when the item is loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [authoring, itemId, language, onFailure]);

  const contract = item && findContract(item.template);
  if (!item || !contract) return <Spinner />;
  const fieldEntries = Object.entries(contract.fields);
  const values = Object.fromEntries(item.fields.map(({ name, value }) => [name, value]));
  const isListItem = contracts.items[item.template] !== undefined;
  const missing = isListItem ? findMissingFields(item.template, contract.fields, values) : [];
  const form = {
    fields: Object.fromEntries(
      fieldEntries.filter(([, fieldContract]) => !isReference(fieldContract)),
    ),
    values,
    draftKey: `${item.itemId} ${language}`,
    submitLabel: texts.save,
    onSubmit: (changes: Record<string, RawValue>) => onSave(item, changes),
    onCancel: onClose,
  };
  return (
    <Stack gap={5}>
      {missing.length > 0 && (
        <Text size="small" color="muted">
          {arrangingTexts.list.emptyHint({ fields: describeMissingFields(item.template, missing) })}
        </Text>
      )}
      {fieldEntries.flatMap(([field, fieldContract]) =>
        isReference(fieldContract)
          ? [
              <ListEditor
                key={field}
                authoring={authoring}
                list={{ ownerId: item.itemId, language, field }}
                contract={fieldContract}
                actions={listActions}
                reloadCount={refreshKey}
                onOpen={onOpen}
              />,
            ]
          : [],
      )}
      {item.template in contracts.pages ? (
        <PageSettingsForm {...form} authoring={authoring} place={place} itemId={itemId} />
      ) : (
        <FieldForm {...form} />
      )}
    </Stack>
  );
}

type Reference = Extract<FieldContract, { kind: 'item' | 'items' }>;

const isReference = (field: FieldContract): field is Reference =>
  field.kind === 'item' || field.kind === 'items';

const describeMissingFields = (template: string, groups: readonly (readonly string[])[]): string =>
  formatList(
    groups.map((group) =>
      formatList(
        group.map((field) => fieldName(template, field)),
        'disjunction',
      ),
    ),
  );
