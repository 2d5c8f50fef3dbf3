import { Fragment, useCallback, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import type { Selection } from './CanvasEditor';
import { boxOf, type CanvasBlock, type CanvasField } from './readCanvas';
import { CommentButton } from '../comments/CommentButton';
import type { ListPlace } from '../lists/arrangingApi';
import { arrangingTexts } from '../lists/arrangingTexts';
import { readCopied } from '../blocks/clipboard';
import { ListTools, type ListToolHandlers } from '../lists/ListTools';
import { targetBelow, type BlockPlace } from '../blocks/blockTree';
import { FormatButtons } from './FormatButtons';
import { contracts } from '../forms/checkValue';
import { readable } from '../forms/readable';
import type { NewPlace } from '../blocks/BlocksPanel';
import { texts } from '../texts';
import { ToolButton } from '../ToolButton';

const Bar = styled('section', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: '$floating',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1',
  maxInlineSize: 'calc(100vw - 2 * $space$3)',
  padding: '$1',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$bg',
  boxShadow: '$overlay',
  transform: 'translate(var(--bar-x), var(--bar-y))',
});

const Outline = styled('div', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: '$raised',
  inlineSize: 'var(--box-width)',
  blockSize: 'var(--box-height)',
  border: '1px solid $focus',
  pointerEvents: 'none',
  transform: 'translate(var(--box-x), var(--box-y))',
});

const Name = styled('span', {
  paddingInline: '$2',
  fontSize: '$caption',
  fontWeight: '$semibold',
  color: '$muted',
  whiteSpace: 'nowrap',
});

const Line = styled('span', { alignSelf: 'stretch', borderInlineStart: '1px solid $line' });

interface FieldBarProps extends ListToolHandlers {
  frame: HTMLIFrameElement;
  selection: Selection;
  block: CanvasBlock | undefined;
  /** Where the block stands in the page; undefined for those that every page has. */
  place: BlockPlace | undefined;
  /** The lists that the chosen item stands in, its own first. */
  lists: readonly ListPlace[];
  /** Changes when the page was scrolled or its layout changed. */
  moved: number;
  onOpen: (field: CanvasField) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDuplicate: () => void;
  onCopy: () => void;
  onPaste: () => void;
  onSettings: () => void;
  onAdd: (place: NewPlace) => void;
}

/** Beside what is chosen in the page: what it is, and what can be done with it. */
export function FieldBar(props: FieldBarProps) {
  const { frame, selection, block, place, moved } = props;
  const { field } = selection;
  const bar = useRef<HTMLElement>(null);
  const outline = useRef<HTMLDivElement>(null);
  const component = place?.block.componentName ?? '';
  const blockLabel = contracts.blocks[component]?.label ?? component;
  const links = outerLinks(field);
  const copied = readCopied();
  const pageOf = useCallback(() => frame.contentDocument ?? undefined, [frame]);

  useLayoutEffect(() => {
    const box = block && boxOf(block);
    const around = outline.current;
    const offset = frame.getBoundingClientRect();
    if (around) {
      const visible = box && clipped(box, offset);
      around.hidden = !visible;
      if (visible) {
        around.style.setProperty('--box-x', `${visible.left}px`);
        around.style.setProperty('--box-y', `${visible.top}px`);
        around.style.setProperty('--box-width', `${visible.right - visible.left}px`);
        around.style.setProperty('--box-height', `${visible.bottom - visible.top}px`);
      }
    }
    const chosen = (field && boxOf(field)) ?? box;
    if (bar.current && chosen) placeBar(bar.current, chosen, offset);
  }, [frame, field, block, place, moved, props.lists]);

  return (
    <>
      <Outline ref={outline} />
      <Bar ref={bar} aria-label={field ? readable(field.name) : blockLabel}>
        {field && <Name>{readable(field.name)}</Name>}
        {field?.kind === 'richText' && <FormatButtons page={pageOf} />}
        {links.map((outer) => (
          <ToolButton
            key={outer.id}
            label={texts.editField(readable(outer.name))}
            onPress={() => props.onOpen(outer)}
          >
            {readable(outer.name)} …
          </ToolButton>
        ))}
        {props.lists.map((list) => (
          <Fragment key={list.ownerId}>
            <Line />
            <ListTools {...handlersOf(props)} place={list} />
          </Fragment>
        ))}
        {place && (
          <>
            {field && <Line />}
            <Name>{blockLabel}</Name>
            <ToolButton
              label={texts.moveUp(blockLabel)}
              disabled={place.index === 0}
              onPress={() => props.onMove(-1)}
            >
              <Icon name="arrowUp" />
            </ToolButton>
            <ToolButton
              label={texts.moveDown(blockLabel)}
              disabled={place.index === place.count - 1}
              onPress={() => props.onMove(1)}
            >
              <Icon name="arrowDown" />
            </ToolButton>
            <ToolButton label={texts.settingsOf(blockLabel)} onPress={props.onSettings}>
              <Icon name="wrench" />
            </ToolButton>
            <ToolButton
              label={texts.addBlockHere(texts.below(blockLabel))}
              onPress={() => props.onAdd(placeBelow(place, blockLabel))}
            >
              <Icon name="plus" />
            </ToolButton>
            <CommentButton uid={place.block.uid} label={blockLabel} />
            <ToolButton label={arrangingTexts.duplicate(blockLabel)} onPress={props.onDuplicate}>
              <Icon name="duplicate" />
            </ToolButton>
            <ToolButton label={arrangingTexts.copy(blockLabel)} onPress={props.onCopy}>
              <Icon name="copy" />
            </ToolButton>
            {copied && (
              <ToolButton
                label={arrangingTexts.pasteBelow(copied.name, texts.below(blockLabel))}
                onPress={props.onPaste}
              >
                <Icon name="paste" />
              </ToolButton>
            )}
            <ToolButton label={texts.remove(blockLabel)} onPress={props.onRemove}>
              <Icon name="bin" />
            </ToolButton>
          </>
        )}
      </Bar>
    </>
  );
}

function handlersOf(props: FieldBarProps): ListToolHandlers {
  const { onListMove, onListAdd, onListDuplicate, onListRemove, onListEdit } = props;
  return { onListMove, onListAdd, onListDuplicate, onListRemove, onListEdit };
}

function placeBelow(place: BlockPlace, label: string): NewPlace {
  return { ...targetBelow(place), where: texts.below(label) };
}

/** The fields around a field, such as the link that a text is in; nearest first. */
function outerLinks(field: CanvasField | undefined): CanvasField[] {
  return field?.outer ? [field.outer, ...outerLinks(field.outer)] : [];
}

/** What of a box in the frame is in sight, in the window's coordinates. */
function clipped(box: DOMRect, frame: DOMRect) {
  const top = Math.max(box.top, 0) + frame.top;
  const bottom = Math.min(box.bottom, frame.height) + frame.top;
  const left = Math.max(box.left, 0) + frame.left;
  const right = Math.min(box.right, frame.width) + frame.left;
  return bottom > top && right > left ? { top, bottom, left, right } : undefined;
}

const gap = 10;

/** Above what is chosen, or below it where there is no room; always in the frame. */
function placeBar(bar: HTMLElement, box: DOMRect, frame: DOMRect): void {
  const { width, height } = bar.getBoundingClientRect();
  const above = box.top - height - gap;
  const below = Math.min(box.bottom + gap, frame.height - height - gap);
  const y = above >= gap ? above : box.bottom + gap + height > frame.height ? gap : below;
  const x = Math.min(Math.max(box.left, gap), Math.max(frame.width - width - gap, gap));
  bar.style.setProperty('--bar-x', `${Math.round(frame.left + x)}px`);
  bar.style.setProperty('--bar-y', `${Math.round(frame.top + Math.max(y, gap))}px`);
}
