import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { styled } from '../../../../design-system/stitches';
import { usePageInfo } from '../../../../rendering/pageInfo';

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  '& > button': { '@noScript': { display: 'none' } },
  '@print': { display: 'none' },
});

/** Above what is printed of a car: the way back to its page, and the button that the sheet's script answers. */
export function SheetTools({ back, print }: { back: string; print: string }) {
  const { href } = usePageInfo();
  return (
    <Tools>
      <Link look="standalone" href={href}>
        <Icon name="arrowLeft" />
        {back}
      </Link>
      <Button type="button" variant="outline" size="small" data-print="">
        {print}
      </Button>
    </Tools>
  );
}
