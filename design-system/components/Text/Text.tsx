import { styled } from '../../stitches';

/** A paragraph or line of running text. */
export const Text = styled('p', {
  margin: 0,
  fontFamily: '$body',
  textWrap: 'pretty',
  variants: {
    size: {
      caption: { fontSize: '$caption', lineHeight: '$snug' },
      small: { fontSize: '$small', lineHeight: '$body' },
      body: { fontSize: '$body', lineHeight: '$body' },
      lead: { fontSize: '$lead', lineHeight: 1.5 },
    },
    color: {
      default: {},
      muted: { color: '$muted' },
      danger: { color: '$danger' },
      success: { color: '$success' },
      warning: { color: '$warning' },
    },
    weight: {
      regular: { fontWeight: '$regular' },
      medium: { fontWeight: '$medium' },
      bold: { fontWeight: '$bold' },
    },
    align: {
      start: { textAlign: 'start' },
      center: { textAlign: 'center' },
      end: { textAlign: 'end' },
    },
    /** Limits the line length for readability. */
    measured: { true: { maxInlineSize: '$measure' } },
  },
  defaultVariants: { size: 'body' },
});
