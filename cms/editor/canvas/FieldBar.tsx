import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import type { BlockPlace } from '../blocks/blockTree';
import { CommentButton } from '../comments/CommentButton';
import { keyboardTexts } from '../keyboard/keyboardTexts';
import type { ListPlace } from '../lists/arrangingApi';
import { arrangingTexts } from '../lists/arrangingTexts';
import {
  isItemHidden,
  formatListItemName,
  getListTools,
  type ListToolHandlers,
} from '../lists/getListTools';
import type { RichTextEditor } from '../richText/RichTextEditor';
import { texts } from '../texts';
import { typeName } from '../forms/contractTexts';
import { fieldName } from '../forms/fieldName';
import { ToolButton } from '../ToolButton';
import { ToolMenu, type Tool } from '../ToolMenu';
import { getBlockTools, type BlockToolHandlers } from './getBlockTools';
import type { Selection } from './CanvasEditor';
import { placeNextTo, type Box } from './placeNextTo';
import { getBox, type CanvasBlock, type CanvasField } from './readCanvas';

/** Loaded with the rich text editor, so that pages without rich texts do not load it. */
const RichTextTools = lazy(() => import('../richText/RichTextToolbar'));

const Bar = styled('section', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: '$floating',
  maxInlineSize: 'calc(100vw - 2 * $space$3)',
  padding: '$1',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$bg',
  boxShadow: '$overlay',
  transform: 'translate(var(--bar-x), var(--bar-y))',
});

const Group = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

const Tools = styled(Group, { gap: '$1' });

/** With gaps between its parts, some of which have an outline. */
const Path = styled(Group, { gap: '$1' });

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

const Divider = styled('span', { alignSelf: 'stretch', borderInlineStart: '1px solid $line' });

/** Maximum number of buttons in the toolbar, without those that format text; others go into a menu. */
const MAX_BUTTONS = 8;

/** What the actions apply to: the block, or an item of a list in it. */
interface ToolTarget {
  id: string;
  label: string;
  tools: readonly Tool[];
  /** Whether the item is empty, and so not shown to visitors yet. */
  isHidden?: boolean;
}

interface FieldBarProps extends ListToolHandlers, BlockToolHandlers {
  frame: HTMLIFrameElement;
  selection: Selection;
  /** The editor of the selected rich text, once it is loaded. */
  text: RichTextEditor | undefined;
  block: CanvasBlock | undefined;
  /** The position of the block in the page; undefined for blocks of the frame. */
  blockPlace: BlockPlace | undefined;
  /** The lists that contain the selected item, innermost first. */
  lists: readonly ListPlace[];
  /** All fields that the page shows. */
  fields: readonly CanvasField[];
  /** Changes when the page is scrolled or its layout changes. */
  layoutCount: number;
  onOpen: (field: CanvasField) => void;
  /** Called on Escape, to return the focus to the page. */
  onLeave: () => void;
}

/**
 * The toolbar next to the selection: the path to the selection, and actions on the selected level of that
 * path.
 */
export function FieldBar(props: FieldBarProps) {
  const { frame, selection, text, block, blockPlace, lists, fields, layoutCount, onLeave } = props;
  const { field } = selection;
  const barRef = useRef<HTMLDivElement>(null);
  const outlineRef = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const component = blockPlace?.block.componentName ?? '';
  const blockLabel = typeName(component);

  const targets: ToolTarget[] = [
    ...lists.map((list) => ({
      id: list.ownerId,
      label: formatListItemName(list),
      tools: getListTools(list, props),
      isHidden: isItemHidden(list),
    })),
    ...(blockPlace
      ? [{ id: 'block', label: blockLabel, tools: getBlockTools(blockPlace, blockLabel, props) }]
      : []),
  ];
  const selectionKey = `${selection.block ?? ''} ${field?.itemId ?? ''}`;
  const [chosenTarget, setChosenTarget] = useState({ at: selectionKey, id: '' });
  const target =
    targets.find(({ id }) => chosenTarget.at === selectionKey && id === chosenTarget.id) ??
    targets[0];
  const isBlock = target?.id === 'block';
  const maxTools = MAX_BUTTONS - (targets.length > 1 ? targets.length : 0) - (isBlock ? 1 : 0);
  const tools = target?.tools ?? [];
  // A rich text needs the space for its formats: then all actions are in the menu.
  const barCount =
    field?.kind === 'richText' ? 0 : tools.length > maxTools ? maxTools - 1 : tools.length;
  const name = field ? fieldName(field.template, field.name) : blockLabel;

  useLayoutEffect(() => {
    const frameRect = frame.getBoundingClientRect();
    const box = block && toWindowBox(frameRect, getBox(block));
    if (outlineRef.current) showOutline(outlineRef.current, box && clipBox(box, frameRect));
    const anchorBox = (field && toWindowBox(frameRect, getBox(field))) ?? box;
    if (!barRef.current || !anchorBox) return;
    const avoid = fields
      .filter((other) => other !== field)
      .flatMap((other) => toWindowBox(frameRect, getBox(other)) ?? []);
    const caret = toWindowBox(frameRect, getCaretBox(frame));
    const size = barRef.current.getBoundingClientRect();
    const { left, top } = placeNextTo({
      size,
      anchor: anchorBox,
      bounds: frameRect,
      avoid,
      keepVisible: caret,
      mayCoverAnchor: !field,
    });
    barRef.current.style.setProperty('--bar-x', `${left}px`);
    barRef.current.style.setProperty('--bar-y', `${top}px`);
  }, [frame, field, fields, block, blockPlace, layoutCount, lists, target?.id, height]);

  // The caret changes which tools are shown, and so the height. The bar must not cover the text then.
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height));
    if (barRef.current) observer.observe(barRef.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <Outline ref={outlineRef} />
      <Bar ref={barRef} aria-label={name} data-field-bar="">
        {field && text && (
          <Suspense>
            <RichTextTools key={field.id} text={text} language={field.language} />
          </Suspense>
        )}
        <Tools
          role="toolbar"
          aria-label={keyboardTexts.toolbar({ name })}
          onKeyDown={(event) => moveBetweenTools(event, onLeave)}
        >
          <Path role="group" aria-label={keyboardTexts.path}>
            {targets.length < 2 && target && <Name>{target.label}</Name>}
            {targets.length > 1 &&
              targets.toReversed().map(({ id, label }) => (
                <ToolButton
                  key={id}
                  label={label}
                  pressed={id === target?.id}
                  onPress={() => setChosenTarget({ at: selectionKey, id })}
                >
                  {label}
                </ToolButton>
              ))}
            {target?.isHidden && <Badge variant="outline">{arrangingTexts.list.empty}</Badge>}
            {field && <Name>{fieldName(field.template, field.name)}</Name>}
          </Path>
          {getOuterFields(field).map((outer) => (
            <ToolButton
              key={outer.id}
              label={texts.editField({ name: fieldName(outer.template, outer.name) })}
              onPress={() => props.onOpen(outer)}
            >
              {fieldName(outer.template, outer.name)} …
            </ToolButton>
          ))}
          {target && (
            <>
              <Divider />
              <Group role="group" aria-label={target.label}>
                {tools.slice(0, barCount).map(({ label, icon, disabled, onPress }) => (
                  <ToolButton key={label} label={label} disabled={disabled} onPress={onPress}>
                    <Icon name={icon} />
                  </ToolButton>
                ))}
                {isBlock && blockPlace && (
                  <CommentButton uid={blockPlace.block.uid} label={blockLabel} />
                )}
                {tools.length > barCount && (
                  <ToolMenu
                    label={keyboardTexts.more({ name: target.label })}
                    tools={tools.slice(barCount)}
                  />
                )}
              </Group>
            </>
          )}
        </Tools>
      </Bar>
    </>
  );
}

/** Moves the focus between the tools with the arrow keys; Escape leaves the toolbar. */
function moveBetweenTools(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  if (event.key === 'Escape') return onLeave();
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const index = tools.findIndex((tool) => tool === event.target);
  if (step === 0 || index < 0) return;
  event.preventDefault();
  tools.at((index + step) % tools.length)?.focus();
}

/** Returns the fields around a field, such as the link that contains a text; nearest first. */
function getOuterFields(field: CanvasField | undefined): CanvasField[] {
  return field?.outer ? [field.outer, ...getOuterFields(field.outer)] : [];
}

/** Converts a box from coordinates of the page's frame to those of the window. */
function toWindowBox(frame: DOMRect, box: DOMRect | undefined): Box | undefined {
  if (!box) return undefined;
  const { left, top, right, bottom } = box;
  return {
    left: left + frame.left,
    top: top + frame.top,
    right: right + frame.left,
    bottom: bottom + frame.top,
  };
}

/** Returns the box of the caret or selected range, in the page's coordinates. */
function getCaretBox(frame: HTMLIFrameElement): DOMRect | undefined {
  const selection = frame.contentDocument?.getSelection();
  if (!selection?.rangeCount) return undefined;
  const { left, top, height } = selection.getRangeAt(0).getBoundingClientRect();
  return height > 0 ? new DOMRect(left, top, 1, height) : undefined;
}

/** Returns the part of a box that is inside the frame; undefined if it is scrolled out of view. */
function clipBox(box: Box, frame: DOMRect): Box | undefined {
  const top = Math.max(box.top, frame.top);
  const bottom = Math.min(box.bottom, frame.bottom);
  const left = Math.max(box.left, frame.left);
  const right = Math.min(box.right, frame.right);
  return bottom > top && right > left ? { top, bottom, left, right } : undefined;
}

function showOutline(outline: HTMLElement, box: Box | undefined): void {
  outline.hidden = !box;
  if (!box) return;
  outline.style.setProperty('--box-x', `${box.left}px`);
  outline.style.setProperty('--box-y', `${box.top}px`);
  outline.style.setProperty('--box-width', `${box.right - box.left}px`);
  outline.style.setProperty('--box-height', `${box.bottom - box.top}px`);
}
