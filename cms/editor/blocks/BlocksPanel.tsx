import { useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../design-system/stitches';
import { DragHandle, DropSlot, Row, RowList, RowPicture, RowLabel } from '../lists/ArrangedRow';
import type { BlockTarget } from '../lists/arrangingApi';
import { arrangingTexts } from '../lists/arrangingTexts';
import { readCopied } from './clipboard';
import type { BlockSummaries } from './useBlockSummaries';
import { ROW_ATTRIBUTE, useDragOrder, type DragOrder } from '../lists/useDragOrder';
import { useRowFocus } from '../lists/useRowFocus';
import type { Placeholders, Rendering } from '../authoring';
import { CommentCount } from '../comments/CommentCount';
import { findBlock, targetBelow } from './blockTree';
import { contracts } from '../forms/checkValues';
import { texts } from '../texts';
import { ToolButton } from '../ToolButton';
import { parseOwnJson } from '../../../domain/ownJson';
import { typeName } from '../forms/contractTexts';
import { formatBlockName, type NewPlace } from './useBlockActions';

const SelectButton = styled('button', {
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

const AddRow = styled('div', {
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

/** The page's own blocks in order, to move, remove and add, by keyboard or pointer. */
export function BlocksPanel(props: BlocksPanelProps) {
  const { placeholders, summaries, onMoveTo } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  useRowFocus(rootRef);
  const getName = (uid: string) =>
    formatBlockName(
      findBlock(placeholders, uid)?.block.componentName ?? '',
      summaries.get(uid)?.text,
    );
  const drag = useDragOrder({
    rootRef,
    getName,
    describeSlot: (slot) => {
      const { before, parent } = readSlot(slot);
      if (before !== undefined) return arrangingTexts.before({ name: getName(before) });
      return arrangingTexts.atEndOf({
        name: parent === undefined ? arrangingTexts.thePage : getName(parent),
      });
    },
    isCurrentSlot: (slot, uid) => readSlot(slot).before === uid,
    onDrop: (uid, slot) => onMoveTo(uid, readSlot(slot)),
  });
  return (
    <div ref={rootRef}>
      <Text size="small" color="muted">
        {texts.blocksIntro}
      </Text>
      <VisuallyHidden as="div" role="status">
        {drag.message}
      </VisuallyHidden>
      <BlockList
        {...props}
        getName={getName}
        drag={drag}
        blocks={placeholders.main ?? []}
        placeholder="main"
        where={texts.atEnd}
      />
    </div>
  );
}

interface BlockListProps extends BlocksPanelProps {
  getName: (uid: string) => string;
  drag: DragOrder;
  blocks: readonly Rendering[];
  placeholder: string;
  parent?: string;
  where: string;
}

function BlockList(props: BlockListProps) {
  const { blocks, placeholder, parent, where, drag, getName, onAdd, onPaste } = props;
  const endTarget: BlockTarget = { placeholder, parent };
  const copied = readCopied();
  return (
    <>
      <RowList inner={parent !== undefined}>
        {blocks.flatMap((block, index) => [
          <DropSlot
            key={`before ${block.uid}`}
            drag={drag}
            slot={toSlot({ ...endTarget, before: block.uid })}
          />,
          <li key={block.uid} {...{ [ROW_ATTRIBUTE]: block.uid }}>
            <BlockRow {...props} block={block} index={index} count={blocks.length} />
            {getPlaceholders(block).map((key) => (
              <BlockList
                key={key}
                {...props}
                blocks={block.placeholders[key] ?? []}
                placeholder={key}
                parent={block.uid}
                where={texts.inside({ block: getName(block.uid) })}
              />
            ))}
          </li>,
        ])}
        <DropSlot drag={drag} slot={toSlot(endTarget)} />
      </RowList>
      <AddRow inner={parent !== undefined}>
        <Button
          type="button"
          variant="ghost"
          size="small"
          aria-label={texts.addBlockHere({ where })}
          onClick={() => onAdd({ ...endTarget, where })}
        >
          <Icon name="plus" />
          {texts.addBlock}
        </Button>
        {copied && (
          <ToolButton
            label={arrangingTexts.pasteBelow({ copied: copied.name, where })}
            onPress={() => onPaste(endTarget)}
          >
            <Icon name="paste" />
          </ToolButton>
        )}
      </AddRow>
    </>
  );
}

interface BlockRowProps extends BlockListProps {
  block: Rendering;
  index: number;
  count: number;
}

function BlockRow({ block, index, count, selected, drag, getName, ...handlers }: BlockRowProps) {
  const { uid, componentName } = block;
  const name = getName(uid);
  const summary = handlers.summaries.get(uid);
  const copied = readCopied();
  const pasteBelow = () => {
    const place = findBlock(handlers.placeholders, uid);
    if (place) handlers.onPaste(targetBelow(place));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (event.key === 'c' && !window.getSelection()?.toString()) handlers.onCopy(uid);
    else if (event.key === 'v') pasteBelow();
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
      <SelectButton type="button" data-focus="choose" onClick={() => handlers.onSelect(uid)}>
        <RowLabel label={getLabel(block)} text={summary?.text} />
      </SelectButton>
      <CommentCount uid={uid} />
      <div data-tools="">
        <ToolButton
          focusKey="up"
          label={texts.moveUp({ block: name })}
          disabled={index === 0}
          onPress={() => handlers.onMove(uid, -1)}
        >
          <Icon name="arrowUp" />
        </ToolButton>
        <ToolButton
          focusKey="down"
          label={texts.moveDown({ block: name })}
          disabled={index === count - 1}
          onPress={() => handlers.onMove(uid, 1)}
        >
          <Icon name="arrowDown" />
        </ToolButton>
        <ToolButton
          focusKey="settings"
          label={texts.settingsOf({ block: name })}
          onPress={() => handlers.onSettings(uid)}
        >
          <Icon name="wrench" />
        </ToolButton>
        <ToolButton
          focusKey="remove"
          label={texts.remove({ block: name })}
          onPress={() => handlers.onRemove(uid)}
        >
          <Icon name="bin" />
        </ToolButton>
      </div>
      <div data-tools="more">
        <ToolButton
          focusKey="duplicate"
          label={arrangingTexts.duplicate({ name })}
          onPress={() => handlers.onDuplicate(uid)}
        >
          <Icon name="duplicate" />
        </ToolButton>
        <ToolButton
          focusKey="copy"
          label={arrangingTexts.copy({ name })}
          onPress={() => handlers.onCopy(uid)}
        >
          <Icon name="copy" />
        </ToolButton>
        {copied && (
          <ToolButton
            focusKey="paste"
            label={arrangingTexts.pasteBelow({
              copied: copied.name,
              where: texts.below({ block: name }),
            })}
            onPress={pasteBelow}
          >
            <Icon name="paste" />
          </ToolButton>
        )}
      </div>
    </Row>
  );
}

const toSlot = (target: BlockTarget) => JSON.stringify(target);
const readSlot = (slot: string) => parseOwnJson<BlockTarget>(slot);

const getLabel = ({ componentName }: Rendering) => typeName(componentName);

const getPlaceholders = ({ componentName }: Rendering) =>
  contracts.blocks[componentName]?.placeholders ?? [];
