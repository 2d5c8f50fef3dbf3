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
  // Only the hovered or focused row shows its buttons: the others have more space for names.
  '& > [data-tools]': { display: 'none' },
  '&[aria-current], &:focus-within, &:hover': { '& > [data-tools]': { display: 'flex' } },
  '&[aria-current]': { borderColor: '$focus', boxShadow: 'inset 0 0 0 1px $colors$focus' },
  // Touch screens have no hover: there the buttons of the current row are on a line of their own.
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
  // Dragging the handle must not scroll on touch screens.
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

const RowText = styled('span', {
  display: 'grid',
  minInlineSize: 0,
  fontSize: '$small',
  lineHeight: '$snug',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > :first-child': { fontWeight: '$medium' },
  '& > :nth-child(n + 2)': { fontSize: '$caption', color: '$muted' },
});

/** The drag handle of a row. */
export function DragHandle({ drag, id }: { drag: DragOrder; id: string }) {
  return (
    <Handle type="button" data-focus="drag" {...drag.handleProps(id)}>
      <Icon name="grip" />
    </Handle>
  );
}

/** A position between rows where a row can be dropped; shows a line while it is the target. */
export function DropSlot({ drag, slot }: { drag: DragOrder; slot: string }) {
  return <Slot {...drag.slotProps(slot)} active={drag.isActive(slot)} />;
}

/** A picture of the row's item; empty space without one. */
export function RowPicture({ src }: { src: string | null | undefined }) {
  if (!src) return <span />;
  return (
    <Picture>
      <Image src={src} alt="" ratio="1 / 1" sizes="40px" />
    </Picture>
  );
}

/** The type of a row's item, its text, and a note. */
export function RowLabel({
  label,
  text,
  note,
}: {
  label: string;
  text?: string | null;
  note?: ReactNode;
}) {
  return (
    <RowText>
      <span>{label}</span>
      {text && <span>{text}</span>}
      {note && <span>{note}</span>}
    </RowText>
  );
}
