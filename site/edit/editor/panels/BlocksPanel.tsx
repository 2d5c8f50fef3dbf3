import { Fragment } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { styled } from '../../../../design-system/stitches';
import type { Placeholders, Rendering } from '../authoring';
import { CommentCount } from '../comments/CommentCount';
import { contracts } from '../forms/checkValue';
import { texts } from '../texts';
import { ToolButton } from '../ToolButton';

const List = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  variants: { inner: { true: { paddingBlockStart: '$1', paddingInlineStart: '$4' } } },
});

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minBlockSize: '$touch',
  paddingInlineEnd: '$1',
  border: '1px solid $line',
  borderRadius: '$small',
  backgroundColor: '$bg',
  // Only the row that one is at shows what can be done, so that names have room.
  '& > [data-tools]': { display: 'none' },
  '&[aria-current], &:focus-within, &:hover': { '& > [data-tools]': { display: 'flex' } },
  '&[aria-current]': { borderColor: '$focus', boxShadow: 'inset 0 0 0 1px $colors$focus' },
});

const Choose = styled('button', {
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: '$1 $3',
  border: 0,
  backgroundColor: 'transparent',
  color: '$text',
  fontSize: '$small',
  fontWeight: '$medium',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

const AddLine = styled('div', {
  paddingBlock: '$1',
  variants: { inner: { true: { paddingInlineStart: '$4' } } },
});

/** Where a new block goes. */
export interface NewPlace {
  placeholder: string;
  parent?: string;
  position: number;
  /** In words. */
  where: string;
}

interface BlocksPanelProps {
  placeholders: Placeholders;
  selected: string | undefined;
  onSelect: (uid: string) => void;
  onMove: (uid: string, by: -1 | 1) => void;
  onRemove: (uid: string) => void;
  onSettings: (uid: string) => void;
  onAdd: (place: NewPlace) => void;
}

/** The page's own blocks in order, to be moved, removed and added to; works by keyboard as by pointer. */
export function BlocksPanel(props: BlocksPanelProps) {
  return (
    <>
      <Text size="small" tone="muted">
        {texts.blocksIntro}
      </Text>
      <BlockList
        {...props}
        blocks={props.placeholders.main ?? []}
        placeholder="main"
        where={texts.atEnd}
      />
    </>
  );
}

interface BlockListProps extends BlocksPanelProps {
  blocks: readonly Rendering[];
  placeholder: string;
  parent?: string;
  where: string;
}

function BlockList(props: BlockListProps) {
  const { blocks, placeholder, parent, where, onAdd } = props;
  return (
    <>
      <List inner={parent !== undefined}>
        {blocks.map((block, index) => (
          <li key={block.uid}>
            <BlockRow {...props} block={block} index={index} count={blocks.length} />
            {placeholdersOf(block).map((key) => (
              <Fragment key={key}>
                <BlockList
                  {...props}
                  blocks={block.placeholders[key] ?? []}
                  placeholder={key}
                  parent={block.uid}
                  where={texts.inside(labelOf(block))}
                />
              </Fragment>
            ))}
          </li>
        ))}
      </List>
      <AddLine inner={parent !== undefined}>
        <Button
          type="button"
          variant="ghost"
          size="small"
          aria-label={texts.addBlockHere(where)}
          onClick={() => onAdd({ placeholder, parent, position: blocks.length, where })}
        >
          <Icon name="plus" />
          {texts.addBlock}
        </Button>
      </AddLine>
    </>
  );
}

interface BlockRowProps extends BlocksPanelProps {
  block: Rendering;
  index: number;
  count: number;
}

function BlockRow({ block, index, count, selected, ...on }: BlockRowProps) {
  const label = labelOf(block);
  const { uid } = block;
  return (
    <Row aria-current={selected === uid || undefined} data-block-row={block.componentName}>
      <Choose type="button" onClick={() => on.onSelect(uid)}>
        {label}
      </Choose>
      <CommentCount uid={uid} />
      <div data-tools="">
        <ToolButton
          label={texts.moveUp(label)}
          disabled={index === 0}
          onPress={() => on.onMove(uid, -1)}
        >
          <Icon name="arrowUp" />
        </ToolButton>
        <ToolButton
          label={texts.moveDown(label)}
          disabled={index === count - 1}
          onPress={() => on.onMove(uid, 1)}
        >
          <Icon name="arrowDown" />
        </ToolButton>
        <ToolButton label={texts.settingsOf(label)} onPress={() => on.onSettings(uid)}>
          <Icon name="wrench" />
        </ToolButton>
        <ToolButton label={texts.remove(label)} onPress={() => on.onRemove(uid)}>
          <Icon name="close" />
        </ToolButton>
      </div>
    </Row>
  );
}

const labelOf = ({ componentName }: Rendering) =>
  contracts.blocks[componentName]?.label ?? componentName;

const placeholdersOf = ({ componentName }: Rendering) =>
  contracts.blocks[componentName]?.placeholders ?? [];
