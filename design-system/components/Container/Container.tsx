import { styled } from '../../stitches';

/** Limits content to the page's width, with a gutter at the sides. */
export const Container = styled('div', {
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: '$gutter',
  variants: {
    /** Width of the content: a column of text, the page, or wider for large pictures and tables. */
    width: {
      narrow: { maxInlineSize: 'calc($sizes$narrow + 2 * $space$gutter)' },
      content: { maxInlineSize: 'calc($sizes$content + 2 * $space$gutter)' },
      wide: { maxInlineSize: 'calc($sizes$wide + 2 * $space$gutter)' },
      full: {},
    },
  },
  defaultVariants: { width: 'content' },
});
