import { styled } from '../../stitches';

/** The controls of a carousel, in a row below its slides. */
export const Bar = styled('div', {
  // First in the tab order, so that movement can be stopped at once (ARIA practices); displayed below the slides.
  order: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minBlockSize: '$touch',
  '@noScript': { display: 'none' },
});

/** One dot for each position. */
export const Dots = styled('div', { display: 'flex', flexWrap: 'wrap' });

/** A button; `aria-current` marks the current position. */
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
