import { useEffect, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Dialog } from '../../../../design-system/components/Dialog/Dialog';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import type { FieldContract } from '../../../../schema/contract';
import { arrangingTexts } from '../../lists/arrangingTexts';
import { ListEditor } from '../../lists/ListEditor';
import { missingFields } from '../../lists/neededFields';
import type { ListActions } from '../../lists/useListActions';
import type { Authoring, AuthoringItem, RawValue } from '../../authoring';
import { contracts } from '../../forms/checkValue';
import { FieldForm } from '../../forms/FieldForm';
import { readable } from '../../forms/readable';
import { PageSettingsForm } from './PageSettingsForm';
import { texts } from '../../texts';
import type { Place } from '../usePages';

interface SettingsDialogProps {
  authoring: Authoring;
  itemId: string;
  language: string;
  lists: ListActions;
  /** The page that is edited. */
  place: Place;
  /** Resolves with why the values were not taken. */
  onSave: (item: AuthoringItem, changed: Record<string, RawValue>) => Promise<string | undefined>;
  onClose: () => void;
  onFailure: (error: unknown) => void;
}

/**
 * All fields of a block's item in one form, those too that have no place on the page, and below it its
 * lists. An item of a list opens in the same dialog, with lists of its own.
 */
export function SettingsDialog(props: SettingsDialogProps) {
  const { itemId, onClose, onSave } = props;
  const [path, setPath] = useState<readonly string[]>([itemId]);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [round, setRound] = useState(0);
  const current = path.at(-1) ?? itemId;
  const outer = path.at(-2);

  function goBack(): void {
    setPath(path.slice(0, -1));
    setRound(round + 1);
  }

  return (
    <Dialog open size="large" onClose={onClose} title={texts.settingsOf(titles[current] ?? '…')}>
      {outer !== undefined && (
        <Button type="button" variant="ghost" size="small" onClick={goBack}>
          <Icon name="arrowLeft" />
          {arrangingTexts.list.back(titles[outer] ?? '')}
        </Button>
      )}
      {path.map((id) => (
        // What was written further out stays while an item in it is edited.
        <div key={id} hidden={id !== current}>
          <ItemSettings
            {...props}
            itemId={id}
            round={round}
            onTitle={(title) => setTitles((before) => ({ ...before, [id]: title }))}
            onOpen={(inner) => setPath([...path, inner])}
            onSave={async (item, changed) => {
              const problem = await onSave(item, changed);
              if (problem === undefined) {
                if (outer === undefined) onClose();
                else goBack();
              }
              return problem;
            }}
            onClose={outer === undefined ? onClose : goBack}
          />
        </div>
      ))}
    </Dialog>
  );
}

interface ItemSettingsProps extends SettingsDialogProps {
  round: number;
  onTitle: (title: string) => void;
  onOpen: (itemId: string) => void;
}

function ItemSettings(props: ItemSettingsProps) {
  const { authoring, itemId, language, place, lists, round } = props;
  const { onSave, onOpen, onTitle, onClose, onFailure } = props;
  const [item, setItem] = useState<AuthoringItem>();

  useEffect(() => {
    let isCurrent = true;
    authoring.readItem(itemId, language).then(
      (found) => {
        if (!isCurrent) return;
        setItem(found);
        onTitle(contractOf(found.template)?.label ?? found.template);
      },
      (error: unknown) => isCurrent && onFailure(error),
    );
    return () => {
      isCurrent = false;
    };
    // The title is told once, when the item is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [authoring, itemId, language, onFailure]);

  const contract = item && contractOf(item.template);
  if (!item || !contract) return <Spinner />;
  const all = Object.entries(contract.fields);
  const values = Object.fromEntries(item.fields.map(({ name, value }) => [name, value]));
  const isItem = contracts.items[item.template] !== undefined;
  const missing = isItem ? missingFields(item.template, contract.fields, values) : [];
  const form = {
    fields: Object.fromEntries(all.filter(([, of]) => !isReference(of))),
    values,
    keepAs: `${item.itemId} ${language}`,
    submit: texts.save,
    onSubmit: (changed: Record<string, RawValue>) => onSave(item, changed),
    onCancel: onClose,
  };
  return (
    <Stack gap={5}>
      {missing.length > 0 && (
        <Text size="small" tone="muted">
          {arrangingTexts.list.emptyHint(inWords(missing))}
        </Text>
      )}
      {all.flatMap(([field, of]) =>
        isReference(of)
          ? [
              <ListEditor
                key={field}
                authoring={authoring}
                list={{ ownerId: item.itemId, language, field }}
                contract={of}
                actions={lists}
                round={round}
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

const contractOf = (template: string) =>
  contracts.blocks[template] ??
  contracts.pages[template] ??
  contracts.items[template] ??
  contracts.settings[template];

type Reference = Extract<FieldContract, { kind: 'item' | 'items' }>;

const isReference = (field: FieldContract): field is Reference =>
  field.kind === 'item' || field.kind === 'items';

function inWords(groups: readonly (readonly string[])[]): string {
  const { and, or } = arrangingTexts.list;
  return groups.map((group) => group.map(readable).join(or)).join(and);
}
