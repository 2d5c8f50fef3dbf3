import { styled } from '../../../design-system/stitches';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** A list of stories in columns. */
export const StoryGrid = styled('ul', {
  display: 'grid',
  columnGap: '$grid',
  rowGap: '$7',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  variants: {
    columns: {
      /** A single column with lines between the stories. */
      rows: { rowGap: 0, borderBlockEnd: '1px solid $line' },
      /** For pages with a highlighted story above three others. */
      three: { '@md': columns(3) },
      /** For pages of four equal stories. */
      four: { '@sm': columns(2), '@xl': columns(4) },
    },
  },
});
