import type { ReactNode } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Image } from '../../../design-system/components/Image/Image';
import { styled } from '../../../design-system/stitches';
import type { DragOrder } from './useDragOrder';

export const RowList = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  variants: { inner: { true: { paddingInlineStart: '$4' } } },
});

export const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  minBlockSize: '$touch',
  paddingInlineEnd: '$1',
  border: '1px solid $line',
  borderRadius: '$small',
  backgroundColor: '$bg',
  // Only the row that one is at shows what can be done, so that names have room.
  '& > [data-tools]': { display: 'none' },
  '&[aria-current], &:focus-within, &:hover': { '& > [data-tools]': { display: 'flex' } },
  '&[aria-current]': { borderColor: '$focus', boxShadow: 'inset 0 0 0 1px $colors$focus' },
  // Fingers do not hover: beside words of use there is room in a line of its own.
  '& > [data-tools="more"]': {
    gridColumn: '1 / -1',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    borderBlockStart: '1px solid $line',
  },
  '&:not([aria-current]) > [data-tools="more"]': { display: 'none' },
  variants: {
    dragged: { true: { opacity: 0.55, borderStyle: 'dashed', borderColor: '$focus' } },
  },
});

const Handle = styled('button', {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: '$space$6',
  padding: 0,
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$muted',
  cursor: 'grab',
  // A finger on it drags instead of scrolling.
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '&[aria-pressed="true"]': { color: '$focus' },
});

const Picture = styled('span', {
  inlineSize: '$space$6',
  marginInlineEnd: '$2',
  borderRadius: '$small',
  overflow: 'hidden',
});

const Slot = styled('li', {
  position: 'relative',
  blockSize: '$space$1',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
  },
  variants: {
    active: { true: { '&::after': { borderBlockStart: '3px solid $focus' } } },
  },
});

const Words = styled('span', {
  display: 'grid',
  minInlineSize: 0,
  fontSize: '$small',
  lineHeight: '$snug',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > :first-child': { fontWeight: '$medium' },
  '& > :nth-child(n + 2)': { fontSize: '$caption', color: '$muted' },
});

/** The grip that a row is dragged by. */
export function DragHandle({ drag, id }: { drag: DragOrder; id: string }) {
  return (
    <Handle type="button" data-focus="drag" {...drag.handleProps(id)}>
      <Icon name="grip" />
    </Handle>
  );
}

/** A place between rows, with a line while a row would go there. */
export function DropSlot({ drag, slot }: { drag: DragOrder; slot: string }) {
  return <Slot {...drag.slotProps(slot)} active={drag.isActive(slot)} />;
}

/** The first picture of what a row stands for; nothing where it has none. */
export function RowPicture({ src }: { src: string | null | undefined }) {
  if (!src) return <span />;
  return (
    <Picture>
      <Image src={src} alt="" ratio="1 / 1" sizes="40px" />
    </Picture>
  );
}

/** What a row stands for, and what tells it from others of its kind. */
export function RowWords({
  label,
  text,
  note,
}: {
  label: string;
  text?: string | null;
  note?: ReactNode;
}) {
  return (
    <Words>
      <span>{label}</span>
      {text && <span>{text}</span>}
      {note && <span>{note}</span>}
    </Words>
  );
}
