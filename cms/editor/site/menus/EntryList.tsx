import { useRef, useState } from 'react';
import { Badge } from '../../../../design-system/components/Badge/Badge';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../../design-system/stitches';
import { DragHandle, DropSlot } from '../../lists/ArrangedRow';
import { arrangingTexts } from '../../lists/arrangingTexts';
import { ROW_ATTRIBUTE, useDragOrder, type DragOrder } from '../../lists/useDragOrder';
import { ToolButton } from '../../ToolButton';
import { menuTexts as texts } from './menuTexts';
import { MAX_LEVELS, type MenuList, type MenuNode } from './menuTree';
import { getFocusKey, type MenuActions } from './useMenuActions';

const List = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  paddingBlock: '$2',
  paddingInline: 0,
  listStyle: 'none',
});

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: '$touch',
  paddingInline: '$1',
  border: '1px solid $line',
  borderRadius: '$small',
  backgroundColor: '$bg',
  '&:focus-within': { borderColor: '$focus' },
  variants: {
    dragged: { true: { opacity: 0.55, borderStyle: 'dashed', borderColor: '$focus' } },
  },
});

const Name = styled('button', {
  flex: '1 1 $sizes$swatch',
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: '$touch',
  alignContent: 'center',
  padding: '$1 $2',
  border: 0,
  backgroundColor: 'transparent',
  color: '$text',
  textAlign: 'start',
  cursor: 'pointer',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@hover': { '&:hover > :first-child': { textDecoration: 'underline' } },
});

const Tools = styled('div', { display: 'flex', marginInlineStart: 'auto' });

const ChildList = styled('div', {
  paddingInlineStart: '$4',
  marginInlineStart: '$3',
  borderInlineStart: '2px solid $line',
});

const Chevron = styled('span', {
  display: 'grid',
  variants: { open: { false: { transform: 'rotate(-90deg)' } } },
});

interface EntryListProps {
  list: MenuList;
  /** Label of the block or entry that owns the list. */
  ownerLabel: string;
  /** Nesting level, 1 for the entries of a block. */
  level: number;
  actions: MenuActions;
  onEdit: (entry: MenuNode) => void;
  onAdd: (list: MenuList) => void;
}

/** The entries of a list in order, each with the lists of its own entries. */
export function EntryList(props: EntryListProps) {
  const { list, ownerLabel, actions, onAdd } = props;
  const { entries, isSingle, entryLabel, owner, field } = list;
  const root = useRef<HTMLOListElement>(null);
  const endSlot = `${owner.itemId} ${field}`;
  const getLabel = (id: string) => entries.find(({ itemId }) => itemId === id)?.label ?? '';
  const drag = useDragOrder({
    rootRef: root,
    getName: getLabel,
    describeSlot: (slot) =>
      slot === endSlot
        ? arrangingTexts.atEndOf({ name: ownerLabel })
        : arrangingTexts.before({ name: getLabel(slot) }),
    isCurrentSlot: (slot, id) => slot === id,
    // Only slots of this list: nested entries are in lists of their own.
    canDrop: (slot) => slot === endSlot || entries.some(({ itemId }) => itemId === slot),
    onDrop: (id, slot) => {
      const entry = entries.find(({ itemId }) => itemId === id);
      const otherEntries = entries.filter((candidate) => candidate !== entry);
      const index = otherEntries.findIndex(({ itemId }) => itemId === slot);
      if (entry) void actions.moveTo(list, entry, index < 0 ? otherEntries.length : index);
    },
  });
  return (
    <>
      {entries.length > 0 && (
        <List ref={root}>
          {entries.flatMap((entry, index) => [
            <DropSlot key={`before ${entry.itemId}`} drag={drag} slot={entry.itemId} />,
            <Entry key={entry.itemId} {...props} drag={drag} entry={entry} index={index} />,
          ])}
          <DropSlot drag={drag} slot={endSlot} />
        </List>
      )}
      <VisuallyHidden as="div" role="status">
        {drag.message}
      </VisuallyHidden>
      {(!isSingle || entries.length === 0) && (
        <Button
          type="button"
          size="small"
          variant="ghost"
          aria-label={texts.addTo({ label: entryLabel.toLowerCase(), owner: ownerLabel })}
          data-focus={getFocusKey(`${owner.itemId} ${field}`, 'add')}
          onClick={() => onAdd(list)}
        >
          <Icon name="plus" />
          {texts.add({ label: entryLabel.toLowerCase() })}
        </Button>
      )}
    </>
  );
}

interface EntryProps extends EntryListProps {
  entry: MenuNode;
  index: number;
  drag: DragOrder;
}

function Entry({ entry, index, drag, ...props }: EntryProps) {
  const { list, level, actions, onEdit } = props;
  const { itemId, label, href, values } = entry;
  const lists = level < MAX_LEVELS ? entry.lists : [];
  const hasEntries = lists.some(({ entries }) => entries.length > 0);
  const [isOpen, setOpen] = useState(false);
  const isHidden = values.hideInNavigation === true || values.HideInNavigation === true;
  const lastIndex = list.entries.length - 1;
  return (
    <li {...{ [ROW_ATTRIBUTE]: itemId }}>
      <Row data-entry={label} dragged={drag.dragged === itemId}>
        {!list.isSingle && <DragHandle drag={drag} id={itemId} />}
        {lists.length > 0 && (
          <ToolButton
            label={texts.open({ name: label })}
            expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            <Chevron open={isOpen}>
              <Icon name="chevron" />
            </Chevron>
          </ToolButton>
        )}
        <Name
          type="button"
          aria-label={texts.edit({ name: label })}
          data-focus={getFocusKey(itemId, 'name')}
          onClick={() => onEdit(entry)}
        >
          <Text as="span" size="small" weight="medium">
            {label}
          </Text>
          {href && href !== label && (
            <Text as="span" size="caption" color="muted">
              {href}
            </Text>
          )}
        </Name>
        {isHidden && <Badge>{texts.hidden}</Badge>}
        {hasEntries && !isOpen && (
          <Badge>{lists.reduce((sum, { entries }) => sum + entries.length, 0)}</Badge>
        )}
        <Tools>
          {!list.isSingle && (
            <>
              <ToolButton
                label={texts.moveUp({ name: label })}
                focusKey={getFocusKey(itemId, 'up')}
                disabled={index === 0}
                onPress={() => void actions.move(list, entry, -1)}
              >
                <Icon name="arrowUp" />
              </ToolButton>
              <ToolButton
                label={texts.moveDown({ name: label })}
                focusKey={getFocusKey(itemId, 'down')}
                disabled={index === lastIndex}
                onPress={() => void actions.move(list, entry, 1)}
              >
                <Icon name="arrowDown" />
              </ToolButton>
              <ToolButton
                label={texts.duplicate({ name: label })}
                onPress={() => void actions.duplicate(list, entry)}
              >
                <Icon name="copy" />
              </ToolButton>
            </>
          )}
          <ToolButton
            label={texts.remove({ name: label })}
            onPress={() => void actions.remove(list, entry, index)}
          >
            <Icon name="bin" />
          </ToolButton>
        </Tools>
      </Row>
      {isOpen &&
        lists.map((childList) => (
          <ChildList key={childList.field}>
            <EntryList {...props} list={childList} ownerLabel={label} level={level + 1} />
          </ChildList>
        ))}
    </li>
  );
}
