import { styled } from '../../stitches';

/** First link of a page: shown once it has the focus, leads past the navigation. */
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
