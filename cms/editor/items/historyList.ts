/** Layout of the history lists: of the page, and of its items. */
import { styled } from '../../../design-system/stitches';

export const List = styled('ol', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const Entry = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $3',
  alignItems: 'center',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
  fontSize: '$small',
  lineHeight: '$snug',
});

export const Badges = styled('span', { display: 'flex', flexWrap: 'wrap', gap: '$1' });
