import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { NativeSelect } from '../../../design-system/components/Select/NativeSelect';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../design-system/stitches';
import type { FieldContract } from '../../../schema/contract';
import type { Authoring } from '../authoring';
import { ErrorText } from '../ErrorText';
import { fieldsOf } from '../forms/checkValue';
import { readable, readableHint } from '../forms/readable';
import { ToolButton } from '../ToolButton';
import { DragHandle, DropSlot, Row, RowList, RowPicture, RowWords } from './ArrangedRow';
import { readListChoices, readListEntries, type ListEntry, type ListTarget } from './arrangingApi';
import { arrangingTexts } from './arrangingTexts';
import { missingFields } from './neededFields';
import { rowAttribute, useDragOrder } from './useDragOrder';
import { useKeptFocus } from './useKeptFocus';
import { itemLabel, type ListActions } from './useListActions';

const words = arrangingTexts.list;

const Open = styled('button', {
  minInlineSize: 0,
  alignSelf: 'stretch',
  display: 'grid',
  alignItems: 'center',
  padding: '$1',
  border: 0,
  backgroundColor: 'transparent',
  color: '$text',
  textAlign: 'start',
  cursor: 'pointer',
});

const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  paddingBlockStart: '$2',
});

/** In a dialog there is room for what can be done with every row. */
const WideRow = styled(Row, {
  '& > [data-tools]': { display: 'flex' },
  '@belowMd': {
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    '& > [data-tools]': { gridColumn: '1 / -1', justifyContent: 'flex-end' },
  },
});

interface ListEditorProps {
  authoring: Authoring;
  list: ListTarget;
  contract: Extract<FieldContract, { kind: 'item' | 'items' }>;
  actions: ListActions;
  /** Changes when items may have other values than before. */
  round: number;
  onOpen: (itemId: string) => void;
}

/** A list's items in order: opened, added, moved, duplicated and removed; each change is saved at once. */
export function ListEditor(props: ListEditorProps) {
  const { authoring, list, contract, actions, round, onOpen } = props;
  const { ownerId, language, field } = list;
  const [entries, setEntries] = useState<readonly ListEntry[]>();
  const [choices, setChoices] = useState<readonly ListEntry[]>([]);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const label = itemLabel(contract.of);

  const refresh = useCallback(async () => {
    try {
      setEntries(await readListEntries(authoring, { ownerId, language, field }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [authoring, ownerId, language, field]);
  useEffect(() => {
    void refresh();
  }, [refresh, round]);
  useEffect(() => {
    // Without the choices a list is still edited.
    readListChoices(authoring, { ownerId, language, field }).then(setChoices, () => undefined);
  }, [authoring, ownerId, language, field]);

  async function run(change: () => Promise<string | undefined>): Promise<string | undefined> {
    setBusy(true);
    const itemId = await change();
    await refresh();
    setBusy(false);
    return itemId;
  }

  const order = (entries ?? []).map(({ itemId }) => itemId);
  const nameOf = (id: string) => {
    const entry = entries?.find(({ itemId }) => itemId === id);
    const numbered = arrangingTexts.numbered(label, order.indexOf(id) + 1, order.length);
    return entry?.text ? arrangingTexts.named(numbered, entry.text) : numbered;
  };
  const move = (id: string, anchor: { after?: string; before?: string }) =>
    void run(() => actions.move(list, contract.of, id, anchor, order));
  const drag = useDragOrder({
    root,
    nameOf,
    describe: (slot) =>
      slot === ''
        ? arrangingTexts.atEndOf(arrangingTexts.theList)
        : arrangingTexts.before(nameOf(slot)),
    isHome: (slot, id) => slot === id,
    onDrop: (id, slot) => move(id, slot === '' ? {} : { before: slot }),
  });

  const free = choices.filter(({ itemId }) => !order.includes(itemId));
  const takesMore = contract.kind === 'items' || order.length === 0;
  return (
    <Fieldset
      legend={readable(field)}
      hint={readableHint(contract.description) ?? words.savedAtOnce}
    >
      <div ref={root} aria-busy={busy}>
        <VisuallyHidden as="div" role="status">
          {drag.message}
        </VisuallyHidden>
        {!entries && !failed && <Spinner />}
        {failed && <ErrorText>{words.failed}</ErrorText>}
        {entries?.length === 0 && (
          <Text size="small" tone="muted">
            {words.none}
          </Text>
        )}
        <RowList>
          {entries?.flatMap((entry, index) => {
            const { itemId, text, picture, template } = entry;
            const name = nameOf(itemId);
            const [before, after] = [order[index - 1], order[index + 1]];
            const values = Object.fromEntries(entry.fields.map((one) => [one.name, one.value]));
            const isHidden = missingFields(template, fieldsOf(template), values).length > 0;
            return [
              <DropSlot key={`before ${itemId}`} drag={drag} slot={itemId} />,
              <li key={itemId} {...{ [rowAttribute]: itemId }}>
                <WideRow dragged={drag.dragged === itemId} data-list-row={template}>
                  <DragHandle drag={drag} id={itemId} />
                  <RowPicture src={picture} />
                  <Open
                    type="button"
                    data-focus="edit"
                    aria-label={words.edit(name)}
                    onClick={() => onOpen(itemId)}
                  >
                    <RowWords
                      label={text ?? arrangingTexts.numbered(label, index + 1, order.length)}
                      note={isHidden && words.empty}
                    />
                  </Open>
                  <div data-tools="">
                    <ToolButton
                      focusKey="up"
                      label={words.up(name)}
                      disabled={busy || before === undefined}
                      onPress={() => move(itemId, { before })}
                    >
                      <Icon name="arrowUp" />
                    </ToolButton>
                    <ToolButton
                      focusKey="down"
                      label={words.down(name)}
                      disabled={busy || after === undefined}
                      onPress={() => move(itemId, { after })}
                    >
                      <Icon name="arrowDown" />
                    </ToolButton>
                    <ToolButton
                      focusKey="duplicate"
                      label={arrangingTexts.duplicate(name)}
                      disabled={busy || contract.kind === 'item'}
                      onPress={() => void run(() => actions.duplicate(list, itemId, name))}
                    >
                      <Icon name="duplicate" />
                    </ToolButton>
                    <ToolButton
                      focusKey="remove"
                      label={words.remove(name)}
                      disabled={busy}
                      onPress={() => void run(() => actions.remove(list, itemId, name))}
                    >
                      <Icon name="bin" />
                    </ToolButton>
                  </div>
                </WideRow>
              </li>,
            ];
          })}
          <DropSlot drag={drag} slot="" />
        </RowList>
        {takesMore && entries && (
          <Foot>
            {free.length > 0 ? (
              <NativeSelect
                aria-label={words.choose(label)}
                value=""
                disabled={busy}
                onChange={({ target }) =>
                  void run(() => actions.insert(list, contract.of, {}, target.value))
                }
              >
                <option value="">{words.chooseFirst}</option>
                {free.map(({ itemId, text }) => (
                  <option key={itemId} value={itemId}>
                    {text ?? itemId}
                  </option>
                ))}
              </NativeSelect>
            ) : (
              choices.length === 0 && (
                <Button
                  type="button"
                  variant="outline"
                  size="small"
                  disabled={busy}
                  onClick={() =>
                    void run(() => actions.insert(list, contract.of, {})).then(
                      (made) => made !== undefined && onOpen(made),
                    )
                  }
                >
                  <Icon name="plus" />
                  {words.add(label)}
                </Button>
              )
            )}
          </Foot>
        )}
      </div>
    </Fieldset>
  );
}
