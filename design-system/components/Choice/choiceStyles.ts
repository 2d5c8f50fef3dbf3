import { css } from '../../stitches';

const box = css({
  appearance: 'none',
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '$target',
  blockSize: '$target',
  margin: 0,
  border: '1.5px solid $border',
  backgroundColor: '$field',
  cursor: 'pointer',
  '@motion': {
    transition: 'background-color $transitions$fast, border-color $transitions$fast',
  },
  '@hover': { '&:hover:not(:disabled)': { borderColor: '$text' } },
  '&:checked': { borderColor: '$primary' },
  '&[aria-invalid="true"]:not(:checked), [aria-invalid="true"] &:not(:checked)': {
    borderColor: '$danger',
    boxShadow: 'inset 0 0 0 1px $colors$danger',
  },
  '&:disabled': { cursor: 'not-allowed' },
});

/** Styles of checkboxes, radio buttons and switches. With forced colours the browser draws boxes and dots. */
export const choiceStyles = {
  checkbox: css(box, {
    borderRadius: '$small',
    '&::before': {
      content: '""',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      backgroundColor: '$onPrimary',
      // A tick.
      clipPath: 'polygon(13% 45%, 39% 71%, 88% 14%, 100% 26%, 40% 95%, 1% 57%)',
      opacity: 0,
    },
    '@motion': { '&::before': { transition: 'opacity $transitions$fast' } },
    '&:checked': { backgroundColor: '$primary' },
    '&:checked::before': { opacity: 1 },
    '@forcedColors': { appearance: 'auto' },
  }),
  radio: css(box, {
    borderRadius: '$round',
    '&::before': {
      content: '""',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: '$round',
      backgroundColor: '$primary',
      transform: 'scale(0)',
    },
    '@motion': { '&::before': { transition: 'transform $transitions$fast' } },
    '&:checked::before': { transform: 'none' },
    '@forcedColors': { appearance: 'auto' },
  }),
  switch: css(box, {
    placeContent: 'center start',
    inlineSize: '2.75rem',
    borderRadius: '$round',
    paddingInline: '0.1875rem',
    '&::before': {
      content: '""',
      inlineSize: '1rem',
      blockSize: '1rem',
      borderRadius: '$round',
      backgroundColor: '$border',
    },
    '@motion': { '&::before': { transition: 'transform $transitions$fast' } },
    '&:checked': { backgroundColor: '$primary' },
    '&:checked::before': {
      backgroundColor: '$onPrimary',
      transform: 'translateX(1.25rem)',
    },
    '@forcedColors': {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      backgroundColor: 'Canvas',
      '&::before': { backgroundColor: 'CanvasText' },
      '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
      '&:checked::before': { backgroundColor: 'HighlightText' },
      '&:disabled': { borderColor: 'GrayText' },
    },
  }),
};
