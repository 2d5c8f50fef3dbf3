import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../design-system/stitches';

const Rows = styled('div', { display: 'grid', gap: '$3', '& > span': { blockSize: '$tray' } });

/** Holds the place of a list that is on its way. */
export function RowSkeletons({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <Rows>
      <VisuallyHidden as="p" role="status">
        {label}
      </VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} />
      ))}
    </Rows>
  );
}
