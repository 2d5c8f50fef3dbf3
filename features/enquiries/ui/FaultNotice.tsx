import type { ReactNode } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';

const Box = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  padding: '$4',
  border: '2px solid $danger',
  borderRadius: '$control',
  '& > svg': { color: '$danger' },
});

const Words = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });

/** Says that something did not work, as soon as it stands there. */
export function FaultNotice({ children }: { children: ReactNode }) {
  return (
    <Box role="alert">
      <Icon name="warning" size="medium" />
      <Words>{children}</Words>
    </Box>
  );
}
