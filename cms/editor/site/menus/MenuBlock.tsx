import { Button } from '../../../../design-system/components/Button/Button';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { styled } from '../../../../design-system/stitches';
import { EntryList } from './EntryList';
import { menuTexts as texts } from './menuTexts';
import type { MenuList, MenuNode } from './menuTree';
import { typeName } from '../../forms/contractTexts';
import type { MenuActions } from './useMenuActions';

const Block = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$card',
});

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
});

interface MenuBlockProps {
  block: MenuNode;
  actions: MenuActions;
  onEdit: (entry: MenuNode) => void;
  onAdd: (list: MenuList) => void;
}

/** A block of the header or footer, with its lists of entries. */
export function MenuBlock({ block, actions, onEdit, onAdd }: MenuBlockProps) {
  const label = typeName(block.template);
  return (
    <Block aria-label={label}>
      <Head>
        <Heading level={3} size={5}>
          {label}
        </Heading>
        <Button
          type="button"
          size="small"
          variant="ghost"
          aria-label={texts.settingsOf({ block: label })}
          onClick={() => onEdit({ ...block, label })}
        >
          <Icon name="wrench" />
          {texts.settings}
        </Button>
      </Head>
      {block.lists.map((list) => (
        <div key={list.field}>
          <Heading level={4} size={6}>
            {list.label}
          </Heading>
          <EntryList
            list={list}
            ownerLabel={label}
            level={1}
            actions={actions}
            onEdit={onEdit}
            onAdd={onAdd}
          />
        </div>
      ))}
    </Block>
  );
}
