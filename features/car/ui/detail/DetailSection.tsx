import type { ReactNode } from 'react';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { styled } from '../../../../design-system/stitches';

const Frame = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  paddingBlock: '$5',
  borderBlockStart: '1px solid $line',
});

interface DetailSectionProps {
  /** Anchor for links from other parts of the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section about a car in a chapter (DetailChapter), with its own anchor. */
export function DetailSection({ id, title, children }: DetailSectionProps) {
  const heading = `${id}-heading`;
  return (
    <Frame id={id} aria-labelledby={heading}>
      <Heading level={3} size={4} id={heading}>
        {title}
      </Heading>
      {children}
    </Frame>
  );
}
