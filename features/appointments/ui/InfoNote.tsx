import type { ReactNode } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';

const Box = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  padding: '$4',
  borderRadius: '$control',
  backgroundColor: '$surface',
  '& > svg': { color: '$primary' },
});

/** A note that is useful to know and not an error. */
export function InfoNote({ children }: { children: ReactNode }) {
  return (
    <Box>
      <Icon name="info" size="medium" />
      <div>{children}</div>
    </Box>
  );
}
