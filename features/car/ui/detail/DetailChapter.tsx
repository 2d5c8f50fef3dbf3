import type { ReactNode } from 'react';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { styled } from '../../../../design-system/stitches';

const Frame = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '$6 $5',
  borderBlockStart: '1px solid $border',
  // The heading of the chapter is enough above its first section.
  '& > h2 + section': { paddingBlockStart: '$4', borderBlockStart: 'none' },
  // A chapter without content is not shown.
  '&:not(:has(> :not(h2)))': { display: 'none' },
});

interface DetailChapterProps {
  /** Anchor for links from other parts of the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One of the few chapters about a car, which contain its sections (DetailSection). */
export function DetailChapter({ id, title, children }: DetailChapterProps) {
  const heading = `${id}-heading`;
  return (
    <Frame id={id} aria-labelledby={heading}>
      <Heading level={2} size={2} id={heading}>
        {title}
      </Heading>
      {children}
    </Frame>
  );
}
