import { Card } from '../../../../design-system/components/Card/Card';
import { Skeleton } from '../../../../design-system/components/Skeleton/Skeleton';
import { styled } from '../../../../design-system/stitches';
import { CarGrid } from './CarResults';

/** Cards that stand for cars on their way, whatever the size of a page (spec 2 §9, checklist OQ-50). */
const cards = 24;

const Lines = styled('div', { display: 'grid', gap: '$3', padding: '$4', minBlockSize: '$card' });

const Line = styled(Skeleton, {
  variants: { width: { half: { inlineSize: '50%' }, most: { inlineSize: '80%' } } },
});

const Picture = styled(Skeleton, { aspectRatio: '16 / 9', borderRadius: 0 });

/** One of them out of sight, which script repeats while the cars of another choice are on their way. */
export function SkeletonCards() {
  return (
    <div hidden data-list-skeleton={cards}>
      <CarGrid as="ul" columns="fill" aria-hidden="true">
        <li data-skeleton="">
          <Card padding="none">
            <Picture />
            <Lines>
              <Line width="most" />
              <Line width="half" />
              <Line width="most" />
              <Line width="half" />
            </Lines>
          </Card>
        </li>
      </CarGrid>
    </div>
  );
}
