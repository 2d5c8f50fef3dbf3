import { styled } from '../../stitches';

/** Keeps content within the page's width and off its edges. */
export const Container = styled('div', {
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: '$gutter',
  variants: {
    /** Width of the content in it: a column of text, the page, or wider for large pictures and tables. */
    width: {
      narrow: { maxInlineSize: 'calc($sizes$narrow + 2 * $space$gutter)' },
      content: { maxInlineSize: 'calc($sizes$content + 2 * $space$gutter)' },
      wide: { maxInlineSize: 'calc($sizes$wide + 2 * $space$gutter)' },
      full: {},
    },
  },
  defaultVariants: { width: 'content' },
});
