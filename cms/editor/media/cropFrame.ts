import { css } from '../../../design-system/stitches';

const halfHandle = 'calc($sizes$target / -2)';

const line = { content: '""', position: 'absolute', opacity: 0.5 } as const;
const vertical = { ...line, insetBlock: 0, borderInlineStart: '1px solid $colors$onDark' };
const horizontal = { ...line, insetInline: 0, borderBlockStart: '1px solid $colors$onDark' };

/** Styles of react-image-crop, instead of its own style sheet: larger touch targets, and our colours. */
export const cropFrame = css({
  position: 'relative',
  display: 'inline-block',
  maxInlineSize: '100%',
  // Half of each handle at the edge is outside the picture.
  margin: '$3',
  '& .ReactCrop__child-wrapper': { overflow: 'hidden' },
  '& img': {
    display: 'block',
    maxBlockSize: '55dvh',
    inlineSize: 'auto',
    touchAction: 'none',
    userSelect: 'none',
  },
  '& .ReactCrop__crop-mask': { position: 'absolute', inset: 0, pointerEvents: 'none' },
  '& .ReactCrop__crop-selection': {
    position: 'absolute',
    boxSizing: 'border-box',
    border: '1px solid $colors$onDark',
    outline: '1px solid $colors$dark',
    cursor: 'move',
    touchAction: 'none',
    '&:focus-visible': { outline: '3px solid $colors$focus' },
  },
  '& .ReactCrop__rule-of-thirds-vt': {
    '&::before': { ...vertical, insetInlineStart: '33.3%' },
    '&::after': { ...vertical, insetInlineStart: '66.6%' },
  },
  '& .ReactCrop__rule-of-thirds-hz': {
    '&::before': { ...horizontal, insetBlockStart: '33.3%' },
    '&::after': { ...horizontal, insetBlockStart: '66.6%' },
  },
  '& .ReactCrop__drag-handle': {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '$target',
    blockSize: '$target',
    touchAction: 'none',
    '&::after': {
      content: '""',
      inlineSize: '50%',
      blockSize: '50%',
      borderRadius: '$round',
      border: '2px solid $colors$dark',
      backgroundColor: '$onDark',
    },
    '&:focus-visible': { outline: '3px solid $colors$focus', borderRadius: '$round' },
  },
  '& .ReactCrop__drag-handle.ord-n, & .ReactCrop__drag-handle.ord-s': {
    left: `calc(50% + ${halfHandle})`,
    cursor: 'ns-resize',
  },
  '& .ReactCrop__drag-handle.ord-e, & .ReactCrop__drag-handle.ord-w': {
    top: `calc(50% + ${halfHandle})`,
    cursor: 'ew-resize',
  },
  '& .ord-nw, & .ord-n, & .ord-ne': { top: halfHandle },
  '& .ord-sw, & .ord-s, & .ord-se': { bottom: halfHandle },
  '& .ord-nw, & .ord-w, & .ord-sw': { left: halfHandle },
  '& .ord-ne, & .ord-e, & .ord-se': { right: halfHandle },
  '& .ord-nw, & .ord-se': { cursor: 'nwse-resize' },
  '& .ord-ne, & .ord-sw': { cursor: 'nesw-resize' },
  // With a fixed ratio, only the corners can be dragged.
  '&.ReactCrop--fixed-aspect': {
    '& .ord-n, & .ord-e, & .ord-s, & .ord-w': { display: 'none' },
  },
});
