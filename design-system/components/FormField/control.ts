import { css, styled } from '../../stitches';

/** Styles of all inputs, text areas and selects. */
export const control = css({
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '$control',
  margin: 0,
  padding: '$2 $4',
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$field',
  color: '$text',
  fontFamily: '$body',
  // Phones zoom into fields with letters smaller than 16 px.
  fontSize: 'max(1rem, $fontSizes$body)',
  lineHeight: '$snug',
  '&::placeholder': { color: '$muted', opacity: 1 },
  '@motion': { transition: 'border-color $transitions$fast, box-shadow $transitions$fast' },
  '@hover': { '&:hover:not(:disabled)': { borderColor: '$text' } },
  '&[aria-invalid="true"]': {
    borderColor: '$danger',
    boxShadow: 'inset 0 0 0 1px $colors$danger',
  },
  '&:disabled': {
    borderColor: '$line',
    backgroundColor: 'transparent',
    color: '$muted',
    opacity: 1,
    cursor: 'not-allowed',
  },
  '@forcedColors': { '&:disabled': { borderColor: 'GrayText' } },
});

/** The frame of a control next to an icon, a unit or buttons; its input is a `bareInput`. */
export const ControlBox = styled('div', {
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: '$control',
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$field',
  color: '$text',
  '@motion': { transition: 'border-color $transitions$fast, box-shadow $transitions$fast' },
  '@hover': { '&:hover:not(:has(input:disabled))': { borderColor: '$text' } },
  '&:has(input:focus-visible)': { outline: '2px solid $focus', outlineOffset: '2px' },
  '&:has([aria-invalid="true"])': {
    borderColor: '$danger',
    boxShadow: 'inset 0 0 0 1px $colors$danger',
  },
  '&:has(input:disabled)': {
    borderColor: '$line',
    backgroundColor: 'transparent',
    '&, & *': { cursor: 'not-allowed' },
  },
  '@forcedColors': { '&:has(input:disabled)': { borderColor: 'GrayText' } },
});

/** An input within a `ControlBox`, which shows its border and focus. */
export const bareInput = css(control, {
  flex: 1,
  inlineSize: 0,
  minBlockSize: 'calc($sizes$control - 2px)',
  border: 0,
  backgroundColor: 'transparent',
  '&:focus-visible': { outline: 'none' },
  '&[aria-invalid="true"]': { boxShadow: 'none' },
  // The browser's own buttons would duplicate ours.
  '&::-webkit-inner-spin-button, &::-webkit-search-cancel-button': { appearance: 'none' },
});

/** An icon or unit in a `ControlBox`, before or after the input. */
export const Affix = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  maxInlineSize: '50%',
  color: '$muted',
  fontSize: 'max(1rem, $fontSizes$body)',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
  variants: {
    side: {
      start: { paddingInlineStart: '$4', marginInlineEnd: '-$space$1' },
      end: { paddingInlineEnd: '$4', marginInlineStart: '-$space$2' },
    },
  },
});

/** A button with the size of a touch target in a `ControlBox`, such as for clearing or opening. */
export const boxButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '$touch',
  alignSelf: 'stretch',
  minBlockSize: '$touch',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 'calc($radii$control - 1px)',
  background: 'none',
  color: '$muted',
  cursor: 'pointer',
  '@hover': { '&:hover:not(:disabled)': { color: '$text' } },
  '&:focus-visible': { outlineOffset: '-4px' },
  '&:disabled, &[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
});
