import { styled } from '../../stitches';

/** First link of a page, which skips the navigation; visible while it is focused. */
export const SkipLink = styled('a', {
  position: 'fixed',
  insetBlockStart: '$3',
  insetInlineStart: '$3',
  zIndex: '$skipLink',
  padding: '$3 $5',
  borderRadius: '$control',
  backgroundColor: '$primary',
  color: '$onPrimary',
  fontWeight: '$button',
  textDecoration: 'none',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});
