import type { ReactNode } from 'react';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { styled } from '../../../design-system/stitches';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  '@print': { breakInside: 'avoid' },
});

/** Some of what is known of a car's past, under its own heading. */
export function HistoryGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <Heading level={3} size={5}>
        {title}
      </Heading>
      {children}
    </Frame>
  );
}
