import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { styled } from '../../../../design-system/stitches';
import { usePageInfo } from '../../../../rendering/pageInfo';

const Toolbar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  '& > button': { '@noScript': { display: 'none' } },
  '@print': { display: 'none' },
});

/** Controls above a printable page of a car: a link back to the car's page, and a print button. */
export function SheetTools({ back, print }: { back: string; print: string }) {
  const { href } = usePageInfo();
  return (
    <Toolbar>
      <Link variant="standalone" href={href}>
        <Icon name="arrowLeft" />
        {back}
      </Link>
      <Button type="button" variant="outline" size="small" data-print="">
        {print}
      </Button>
    </Toolbar>
  );
}
