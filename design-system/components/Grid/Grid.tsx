import { styled } from '../../stitches';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Columns of equal width: a number for each breakpoint, or as many as fit. */
export const Grid = styled('div', {
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  variants: {
    columns: {
      1: columns(1),
      2: columns(2),
      3: columns(3),
      4: columns(4),
      5: columns(5),
      6: columns(6),
      fit: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$card), 1fr))' },
      /** As many as fit; a few columns are not wider than many. */
      fill: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, $sizes$card), 1fr))' },
      fitSmall: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))' },
    },
    gap: {
      none: { gap: 0 },
      small: { gap: '$3' },
      grid: { gap: '$grid' },
      large: { gap: '$section' },
    },
    align: {
      start: { alignItems: 'start' },
      center: { alignItems: 'center' },
      stretch: { alignItems: 'stretch' },
    },
  },
  defaultVariants: { columns: 1, gap: 'grid' },
});
