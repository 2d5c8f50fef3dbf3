import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { filtersId } from './listLayout';

const OpenButtonRow = styled('div', {
  // Leaves more room for the sort order next to it, whose text is wider than a phone.
  '@belowSm': { '--button-padding': '$space$3' },
  '@lg': {
    '[data-layout="sticky"] > * > &': { display: 'none' },
    '@noScript': { '&': { display: 'none' } },
  },
  // Without JavaScript the drawer cannot open: a link shows the filters in the page instead.
  '& > a': { display: 'none', '@noScript': { display: 'inline-flex' } },
  '& > button': { '@noScript': { display: 'none' } },
});

/** Opens the filters where they are not next to the list, and shows the number of chosen ones. */
export function OpenFilters({ chosen }: { chosen: number }) {
  const message = useMessages();
  const inner = (
    <>
      <Icon name="filter" />
      {message('carFilters')}
    </>
  );
  const count = chosen > 0 && ` (${chosen})`;
  return (
    <OpenButtonRow>
      <Button type="button" variant="outline" aria-haspopup="dialog" data-list-open="">
        {inner}
        <span data-list-swap="chosen">{count}</span>
      </Button>
      <Button as="a" variant="outline" href={`#${filtersId}`}>
        {inner}
        {count}
      </Button>
    </OpenButtonRow>
  );
}
