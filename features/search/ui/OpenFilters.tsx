import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { filtersId } from './listLayout';

const Opener = styled('div', {
  // The name of the order beside it is longer than a phone is wide.
  '@belowSm': { '--button-padding': '$space$3' },
  '@lg': {
    '[data-layout="sticky"] > * > &': { display: 'none' },
    '@noScript': { '&': { display: 'none' } },
  },
  // Without script there is no drawer for the button to open: a link opens the filters where they stand.
  '& > a': { display: 'none', '@noScript': { display: 'inline-flex' } },
  '& > button': { '@noScript': { display: 'none' } },
});

/** The way to the filters where they are not beside the list, with how many are chosen. */
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
    <Opener>
      <Button type="button" variant="outline" aria-haspopup="dialog" data-list-open="">
        {inner}
        <span data-list-swap="chosen">{count}</span>
      </Button>
      <Button as="a" variant="outline" href={`#${filtersId}`}>
        {inner}
        {count}
      </Button>
    </Opener>
  );
}
