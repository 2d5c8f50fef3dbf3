import { styled } from '../../../design-system/stitches';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Stories in columns, with more room below each than between them. */
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
      /** For three stories, the number below the first one of a page. */
      three: { '@md': columns(3) },
      /** For four stories, the number of a page. */
      four: { '@sm': columns(2), '@xl': columns(4) },
    },
  },
});
