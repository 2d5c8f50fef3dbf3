import type { ReactNode } from 'react';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { styled } from '../../../../design-system/stitches';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  '@print': { breakInside: 'avoid' },
});

interface DetailGroupProps {
  title: string;
  /** Heading level, one below the section's. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A subsection about a car, with its own heading. */
export function DetailGroup({ title, level = 4, children }: DetailGroupProps) {
  return (
    <Frame>
      <Heading level={level} size={5}>
        {title}
      </Heading>
      {children}
    </Frame>
  );
}
