import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../design-system/stitches';

const Rows = styled('div', { display: 'grid', gap: '$3', '& > span': { blockSize: '$tray' } });

/** Placeholder for a list that is loading. */
export function RowSkeletons({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <Rows>
      <VisuallyHidden as="p" role="status">
        {label}
      </VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </Rows>
  );
}
