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
import { getItemFields } from '../forms/checkValues';
import { fieldHelp, fieldLabel, typeName } from '../forms/contractTexts';
import { ToolButton } from '../ToolButton';
import { DragHandle, DropSlot, Row, RowList, RowPicture, RowLabel } from './ArrangedRow';
import { readListChoices, readListEntries, type ListEntry, type ListTarget } from './arrangingApi';
import { arrangingTexts } from './arrangingTexts';
import { findMissingFields } from '../../../schema/findMissingFields';
import { ROW_ATTRIBUTE, useDragOrder } from './useDragOrder';
import { useRowFocus } from './useRowFocus';
import { type ListActions } from './useListActions';

const listTexts = arrangingTexts.list;

const OpenButton = styled('button', {
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

const Footer = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  paddingBlockStart: '$2',
});

/** A row that always shows its buttons: a dialog has space for them. */
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
  /** Changes when items may have new values, so that the list is loaded again. */
  reloadCount: number;
  onOpen: (itemId: string) => void;
}

/** The items of a list in order, to open, add, move, duplicate and remove. Each change is saved at once. */
export function ListEditor(props: ListEditorProps) {
  const { authoring, list, contract, actions, reloadCount, onOpen } = props;
  const { ownerId, language, field } = list;
  const [entries, setEntries] = useState<readonly ListEntry[]>();
  const [choices, setChoices] = useState<readonly ListEntry[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  useRowFocus(rootRef);
  const label = typeName(contract.of);

  const refresh = useCallback(async () => {
    try {
      setEntries(await readListEntries(authoring, { ownerId, language, field }));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [authoring, ownerId, language, field]);
  useEffect(() => {
    void refresh();
  }, [refresh, reloadCount]);
  useEffect(() => {
    // Failures are ignored: the list can be edited without the choices.
    readListChoices(authoring, { ownerId, language, field }).then(setChoices, () => undefined);
  }, [authoring, ownerId, language, field]);

  async function runAction(change: () => Promise<string | undefined>): Promise<string | undefined> {
    // Buttons are not disabled while busy: they would lose the focus.
    if (isBusy) return undefined;
    setIsBusy(true);
    const itemId = await change();
    await refresh();
    setIsBusy(false);
    return itemId;
  }

  const order = (entries ?? []).map(({ itemId }) => itemId);
  const getName = (id: string) => {
    const entry = entries?.find(({ itemId }) => itemId === id);
    const position = arrangingTexts.numbered({
      label,
      number: order.indexOf(id) + 1,
      count: order.length,
    });
    return entry?.text ? arrangingTexts.named({ label: position, text: entry.text }) : position;
  };
  const move = (id: string, anchor: { after?: string; before?: string }) =>
    void runAction(() => actions.move(list, contract.of, id, anchor, order));
  const drag = useDragOrder({
    rootRef,
    getName,
    describeSlot: (slot) =>
      slot === ''
        ? arrangingTexts.atEndOf({ name: arrangingTexts.theList })
        : arrangingTexts.before({ name: getName(slot) }),
    isCurrentSlot: (slot, id) => slot === id,
    onDrop: (id, slot) => move(id, slot === '' ? {} : { before: slot }),
  });

  const unusedChoices = choices.filter(({ itemId }) => !order.includes(itemId));
  const canAdd = contract.kind === 'items' || order.length === 0;
  return (
    <Fieldset
      legend={fieldLabel(field, contract)}
      hint={fieldHelp(field, contract) ?? listTexts.savedAtOnce}
    >
      <div ref={rootRef} aria-busy={isBusy}>
        <VisuallyHidden as="div" role="status">
          {drag.message}
        </VisuallyHidden>
        {!entries && !hasFailed && <Spinner />}
        {hasFailed && <ErrorText>{listTexts.failed}</ErrorText>}
        {entries?.length === 0 && (
          <Text size="small" color="muted">
            {listTexts.none}
          </Text>
        )}
        <RowList>
          {entries?.flatMap((entry, index) => {
            const { itemId, text, picture, template } = entry;
            const name = getName(itemId);
            const [before, after] = [order[index - 1], order[index + 1]];
            const values = Object.fromEntries(
              entry.fields.map((candidate) => [candidate.name, candidate.value]),
            );
            const isHidden =
              findMissingFields(template, getItemFields(template), values).length > 0;
            return [
              <DropSlot key={`before ${itemId}`} drag={drag} slot={itemId} />,
              <li key={itemId} {...{ [ROW_ATTRIBUTE]: itemId }}>
                <WideRow dragged={drag.dragged === itemId} data-list-row={template}>
                  <DragHandle drag={drag} id={itemId} />
                  <RowPicture src={picture} />
                  <OpenButton
                    type="button"
                    data-focus="edit"
                    aria-label={listTexts.edit({ name })}
                    onClick={() => onOpen(itemId)}
                  >
                    <RowLabel
                      label={
                        text ??
                        arrangingTexts.numbered({ label, number: index + 1, count: order.length })
                      }
                      note={isHidden && listTexts.empty}
                    />
                  </OpenButton>
                  <div data-tools="">
                    <ToolButton
                      focusKey="up"
                      label={listTexts.up({ name })}
                      disabled={before === undefined}
                      onPress={() => move(itemId, { before })}
                    >
                      <Icon name="arrowUp" />
                    </ToolButton>
                    <ToolButton
                      focusKey="down"
                      label={listTexts.down({ name })}
                      disabled={after === undefined}
                      onPress={() => move(itemId, { after })}
                    >
                      <Icon name="arrowDown" />
                    </ToolButton>
                    <ToolButton
                      focusKey="duplicate"
                      label={arrangingTexts.duplicate({ name })}
                      disabled={contract.kind === 'item'}
                      onPress={() =>
                        void runAction(() => actions.duplicate(list, itemId, name, order))
                      }
                    >
                      <Icon name="duplicate" />
                    </ToolButton>
                    <ToolButton
                      focusKey="remove"
                      label={listTexts.remove({ name })}
                      onPress={() =>
                        void runAction(() => actions.remove(list, itemId, name, order))
                      }
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
        {canAdd && entries && (
          <Footer>
            {unusedChoices.length > 0 ? (
              <NativeSelect
                aria-label={listTexts.choose({ label: label.toLowerCase() })}
                value=""
                onChange={({ target }) =>
                  void runAction(() => actions.insert(list, contract.of, {}, target.value))
                }
              >
                <option value="">{listTexts.chooseFirst}</option>
                {unusedChoices.map(({ itemId, text }) => (
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
                  onClick={() =>
                    void runAction(() => actions.insert(list, contract.of, {})).then(
                      (newItemId) => newItemId !== undefined && onOpen(newItemId),
                    )
                  }
                >
                  <Icon name="plus" />
                  {listTexts.add({ label: label.toLowerCase() })}
                </Button>
              )
            )}
          </Footer>
        )}
      </div>
    </Fieldset>
  );
}
