import { styled } from '../../../design-system/stitches';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Stories side by side, with more room below each than between them. */
export const StoryGrid = styled('ul', {
  display: 'grid',
  columnGap: '$grid',
  rowGap: '$7',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  variants: {
    columns: {
      /** One below the other, with lines between. */
      rows: { rowGap: 0, borderBlockEnd: '1px solid $line' },
      /** For three, as many as a page has below its first. */
      three: { '@md': columns(3) },
      /** For four, as many as a page has. */
      four: { '@sm': columns(2), '@xl': columns(4) },
    },
  },
});
