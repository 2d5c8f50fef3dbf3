import { Card } from '../../../../design-system/components/Card/Card';
import { Skeleton } from '../../../../design-system/components/Skeleton/Skeleton';
import { styled } from '../../../../design-system/stitches';
import { KitGrid } from './KitResults';

/** Cards that stand for kits on their way. */
const cards = 12;

const Lines = styled('div', { display: 'grid', gap: '$3', padding: '$4' });

const Line = styled(Skeleton, {
  variants: { width: { half: { inlineSize: '50%' }, most: { inlineSize: '80%' } } },
});

const Picture = styled(Skeleton, { aspectRatio: '16 / 9', borderRadius: 0 });

/** One of them out of sight, which script repeats while the kits of another choice are on their way. */
export function KitSkeletons() {
  return (
    <div hidden data-list-skeleton={cards}>
      <KitGrid as="ul" columns="fill" aria-hidden="true">
        <li data-skeleton="">
          <Card padding="none">
            <Picture />
            <Lines>
              <Line width="most" />
              <Line width="half" />
            </Lines>
          </Card>
        </li>
      </KitGrid>
    </div>
  );
}
