import { useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../design-system/stitches';
import { DragHandle, DropSlot, Row, RowList, RowPicture, RowWords } from '../lists/ArrangedRow';
import type { BlockTarget } from '../lists/arrangingApi';
import { arrangingTexts } from '../lists/arrangingTexts';
import { readCopied } from './clipboard';
import type { BlockSummaries } from './useBlockSummaries';
import { rowAttribute, useDragOrder, type DragOrder } from '../lists/useDragOrder';
import { useKeptFocus } from '../lists/useKeptFocus';
import type { Placeholders, Rendering } from '../authoring';
import { CommentCount } from '../comments/CommentCount';
import { findBlock, targetBelow } from './blockTree';
import { contracts } from '../forms/checkValue';
import { texts } from '../texts';
import { ToolButton } from '../ToolButton';
import { parseOwnJson } from '../../../domain/ownJson';
import { blockName, type NewPlace } from './useBlockActions';

const Choose = styled('button', {
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

const AddLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlockEnd: '$1',
  variants: { inner: { true: { paddingInlineStart: '$4' } } },
});

interface BlocksPanelProps {
  placeholders: Placeholders;
  summaries: BlockSummaries;
  selected: string | undefined;
  onSelect: (uid: string) => void;
  onMove: (uid: string, by: -1 | 1) => void;
  onMoveTo: (uid: string, target: BlockTarget) => void;
  onRemove: (uid: string) => void;
  onDuplicate: (uid: string) => void;
  onCopy: (uid: string) => void;
  onPaste: (target: BlockTarget) => void;
  onSettings: (uid: string) => void;
  onAdd: (place: NewPlace) => void;
}

/** The page's own blocks in order, to be moved, removed and added to; works by keyboard as by pointer. */
export function BlocksPanel(props: BlocksPanelProps) {
  const { placeholders, summaries, onMoveTo } = props;
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const nameOf = (uid: string) =>
    blockName(findBlock(placeholders, uid)?.block.componentName ?? '', summaries.get(uid)?.text);
  const drag = useDragOrder({
    root,
    nameOf,
    describe: (slot) => {
      const { before, parent } = readSlot(slot);
      if (before !== undefined) return arrangingTexts.before(nameOf(before));
      return arrangingTexts.atEndOf(parent === undefined ? arrangingTexts.thePage : nameOf(parent));
    },
    isHome: (slot, uid) => readSlot(slot).before === uid,
    onDrop: (uid, slot) => onMoveTo(uid, readSlot(slot)),
  });
  return (
    <div ref={root}>
      <Text size="small" tone="muted">
        {texts.blocksIntro}
      </Text>
      <VisuallyHidden as="div" role="status">
        {drag.message}
      </VisuallyHidden>
      <BlockList
        {...props}
        nameOf={nameOf}
        drag={drag}
        blocks={placeholders.main ?? []}
        placeholder="main"
        where={texts.atEnd}
      />
    </div>
  );
}

interface BlockListProps extends BlocksPanelProps {
  nameOf: (uid: string) => string;
  drag: DragOrder;
  blocks: readonly Rendering[];
  placeholder: string;
  parent?: string;
  where: string;
}

function BlockList(props: BlockListProps) {
  const { blocks, placeholder, parent, where, drag, nameOf, onAdd, onPaste } = props;
  const end: BlockTarget = { placeholder, parent };
  const copied = readCopied();
  return (
    <>
      <RowList inner={parent !== undefined}>
        {blocks.flatMap((block, index) => [
          <DropSlot
            key={`before ${block.uid}`}
            drag={drag}
            slot={slotText({ ...end, before: block.uid })}
          />,
          <li key={block.uid} {...{ [rowAttribute]: block.uid }}>
            <BlockRow {...props} block={block} index={index} count={blocks.length} />
            {placeholdersOf(block).map((key) => (
              <BlockList
                key={key}
                {...props}
                blocks={block.placeholders[key] ?? []}
                placeholder={key}
                parent={block.uid}
                where={texts.inside(nameOf(block.uid))}
              />
            ))}
          </li>,
        ])}
        <DropSlot drag={drag} slot={slotText(end)} />
      </RowList>
      <AddLine inner={parent !== undefined}>
        <Button
          type="button"
          variant="ghost"
          size="small"
          aria-label={texts.addBlockHere(where)}
          onClick={() => onAdd({ ...end, where })}
        >
          <Icon name="plus" />
          {texts.addBlock}
        </Button>
        {copied && (
          <ToolButton
            label={arrangingTexts.pasteBelow(copied.name, where)}
            onPress={() => onPaste(end)}
          >
            <Icon name="paste" />
          </ToolButton>
        )}
      </AddLine>
    </>
  );
}

interface BlockRowProps extends BlockListProps {
  block: Rendering;
  index: number;
  count: number;
}

function BlockRow({ block, index, count, selected, drag, nameOf, ...on }: BlockRowProps) {
  const { uid, componentName } = block;
  const name = nameOf(uid);
  const summary = on.summaries.get(uid);
  const copied = readCopied();
  const below = () => {
    const place = findBlock(on.placeholders, uid);
    if (place) on.onPaste(targetBelow(place));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (event.key === 'c' && !window.getSelection()?.toString()) on.onCopy(uid);
    else if (event.key === 'v') below();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Row
      aria-current={selected === uid || undefined}
      data-block-row={componentName}
      dragged={drag.dragged === uid}
      onKeyDown={onKeyDown}
    >
      <DragHandle drag={drag} id={uid} />
      <RowPicture src={summary?.picture} />
      <Choose type="button" data-focus="choose" onClick={() => on.onSelect(uid)}>
        <RowWords label={labelOf(block)} text={summary?.text} />
      </Choose>
      <CommentCount uid={uid} />
      <div data-tools="">
        <ToolButton
          focusKey="up"
          label={texts.moveUp(name)}
          disabled={index === 0}
          onPress={() => on.onMove(uid, -1)}
        >
          <Icon name="arrowUp" />
        </ToolButton>
        <ToolButton
          focusKey="down"
          label={texts.moveDown(name)}
          disabled={index === count - 1}
          onPress={() => on.onMove(uid, 1)}
        >
          <Icon name="arrowDown" />
        </ToolButton>
        <ToolButton
          focusKey="settings"
          label={texts.settingsOf(name)}
          onPress={() => on.onSettings(uid)}
        >
          <Icon name="wrench" />
        </ToolButton>
        <ToolButton focusKey="remove" label={texts.remove(name)} onPress={() => on.onRemove(uid)}>
          <Icon name="bin" />
        </ToolButton>
      </div>
      <div data-tools="more">
        <ToolButton
          focusKey="duplicate"
          label={arrangingTexts.duplicate(name)}
          onPress={() => on.onDuplicate(uid)}
        >
          <Icon name="duplicate" />
        </ToolButton>
        <ToolButton
          focusKey="copy"
          label={arrangingTexts.copy(name)}
          onPress={() => on.onCopy(uid)}
        >
          <Icon name="copy" />
        </ToolButton>
        {copied && (
          <ToolButton
            focusKey="paste"
            label={arrangingTexts.pasteBelow(copied.name, texts.below(name))}
            onPress={below}
          >
            <Icon name="paste" />
          </ToolButton>
        )}
      </div>
    </Row>
  );
}

const slotText = (target: BlockTarget) => JSON.stringify(target);
const readSlot = (slot: string) => parseOwnJson<BlockTarget>(slot);

const labelOf = ({ componentName }: Rendering) =>
  contracts.blocks[componentName]?.label ?? componentName;

const placeholdersOf = ({ componentName }: Rendering) =>
  contracts.blocks[componentName]?.placeholders ?? [];
