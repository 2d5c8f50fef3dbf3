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

const TextColumn = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });

/** An error message that screen readers announce as soon as it appears. */
export function ErrorNotice({ children }: { children: ReactNode }) {
  return (
    <Box role="alert">
      <Icon name="warning" size="medium" />
      <TextColumn>{children}</TextColumn>
    </Box>
  );
}
