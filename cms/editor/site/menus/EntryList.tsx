import { useState } from 'react';
import { Badge } from '../../../../design-system/components/Badge/Badge';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { styled } from '../../../../design-system/stitches';
import { ToolButton } from '../../ToolButton';
import { menuTexts as texts } from './menuTexts';
import { maxLevels, type MenuList, type MenuNode } from './menuTree';
import { focusKey, type MenuActions } from './useMenuActions';

const List = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
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

const Below = styled('div', {
  paddingInlineStart: '$4',
  marginInlineStart: '$3',
  borderInlineStart: '2px solid $line',
});

const Turn = styled('span', {
  display: 'grid',
  variants: { open: { false: { transform: 'rotate(-90deg)' } } },
});

interface EntryListProps {
  list: MenuList;
  /** What the list belongs to, in words. */
  ownerLabel: string;
  /** 1 for the entries of a block. */
  level: number;
  actions: MenuActions;
  onEdit: (entry: MenuNode) => void;
  onAdd: (list: MenuList) => void;
}

/** The entries of a list in order, each with those below it. */
export function EntryList(props: EntryListProps) {
  const { list, ownerLabel, onAdd } = props;
  const { entries, isSingle, entryLabel, owner, field } = list;
  return (
    <>
      {entries.length > 0 && (
        <List>
          {entries.map((entry, index) => (
            <Entry key={entry.itemId} {...props} entry={entry} index={index} />
          ))}
        </List>
      )}
      {(!isSingle || entries.length === 0) && (
        <Button
          type="button"
          size="small"
          variant="ghost"
          aria-label={texts.addTo(entryLabel, ownerLabel)}
          data-focus={focusKey(`${owner.itemId} ${field}`, 'add')}
          onClick={() => onAdd(list)}
        >
          <Icon name="plus" />
          {texts.add(entryLabel)}
        </Button>
      )}
    </>
  );
}

interface EntryProps extends EntryListProps {
  entry: MenuNode;
  index: number;
}

function Entry({ entry, index, ...props }: EntryProps) {
  const { list, level, actions, onEdit } = props;
  const { itemId, label, href, values } = entry;
  const lists = level < maxLevels ? entry.lists : [];
  const hasEntries = lists.some(({ entries }) => entries.length > 0);
  const [open, setOpen] = useState(false);
  const isHidden = values.hideInNavigation === true || values.HideInNavigation === true;
  const last = list.entries.length - 1;
  return (
    <li>
      <Row data-entry={label}>
        {lists.length > 0 && (
          <ToolButton label={texts.open(label)} expanded={open} onPress={() => setOpen(!open)}>
            <Turn open={open}>
              <Icon name="chevron" />
            </Turn>
          </ToolButton>
        )}
        <Name
          type="button"
          aria-label={texts.edit(label)}
          data-focus={focusKey(itemId, 'name')}
          onClick={() => onEdit(entry)}
        >
          <Text as="span" size="small" weight="medium">
            {label}
          </Text>
          {href && href !== label && (
            <Text as="span" size="caption" tone="muted">
              {href}
            </Text>
          )}
        </Name>
        {isHidden && <Badge>{texts.hidden}</Badge>}
        {hasEntries && !open && (
          <Badge>{lists.reduce((sum, { entries }) => sum + entries.length, 0)}</Badge>
        )}
        <Tools>
          {!list.isSingle && (
            <>
              <ToolButton
                label={texts.moveUp(label)}
                focusKey={focusKey(itemId, 'up')}
                disabled={index === 0}
                onPress={() => void actions.move(list, entry, index - 1)}
              >
                <Icon name="arrowUp" />
              </ToolButton>
              <ToolButton
                label={texts.moveDown(label)}
                focusKey={focusKey(itemId, 'down')}
                disabled={index === last}
                onPress={() => void actions.move(list, entry, index + 1)}
              >
                <Icon name="arrowDown" />
              </ToolButton>
              <ToolButton
                label={texts.duplicate(label)}
                onPress={() => void actions.duplicate(list, entry)}
              >
                <Icon name="copy" />
              </ToolButton>
            </>
          )}
          <ToolButton
            label={texts.remove(label)}
            onPress={() => void actions.remove(list, entry, index)}
          >
            <Icon name="bin" />
          </ToolButton>
        </Tools>
      </Row>
      {open &&
        lists.map((inner) => (
          <Below key={inner.field}>
            <EntryList {...props} list={inner} ownerLabel={label} level={level + 1} />
          </Below>
        ))}
    </li>
  );
}
