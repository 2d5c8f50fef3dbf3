import { styled } from '../../stitches';

/** What moves a carousel, in a line below its slides. */
export const Bar = styled('div', {
  // First for the keyboard, so that what moves can be stopped at once (ARIA practices); below the slides for the eye.
  order: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minBlockSize: '$touch',
  '@noScript': { display: 'none' },
});

/** One dot for each position. */
export const Dots = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: '-0.125rem',
});

/** A button; `aria-current` marks the position where the row stands. */
export const Dot = styled('button', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$target',
  blockSize: '$touch',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: '$round',
    backgroundColor: '$border',
  },
  '@hover': { '&:hover::before': { backgroundColor: '$text' } },
  '&[aria-current="true"]::before': { inlineSize: '1.25rem', backgroundColor: '$primary' },
  '@motion': { '&::before': { transition: 'inline-size $base, background-color $fast' } },
  '@forcedColors': {
    '&::before': { backgroundColor: 'ButtonText' },
    '&[aria-current="true"]::before': { backgroundColor: 'Highlight' },
  },
});
