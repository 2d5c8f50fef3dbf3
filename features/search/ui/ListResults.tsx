import type { ElementType, ReactNode } from 'react';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton';
import { styled } from '../../../design-system/stitches';

/** Contains the results, or a note if there are none. */
export const ListResults = styled('div', {
  display: 'grid',
  gap: '$7',
  '@motion': { transition: 'opacity $base' },
  '[aria-busy="true"] > &': { opacity: 0.6 },
});

const Box = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$4',
  padding: '$6',
  borderRadius: '$card',
  backgroundColor: '$surface',
  '&[hidden]': { display: 'none' },
});

interface ListNoticeProps {
  /** `nothing`: no result matches the filters. `failure`: the search service does not answer. */
  about: 'nothing' | 'failure';
  hidden: boolean;
  title: string;
  children: ReactNode;
}

/** Replaces the results if there are none. Always rendered, so that the page includes its styles. */
export function ListNotice({ about, hidden, title, children }: ListNoticeProps) {
  const mark =
    about === 'failure' ? { role: 'alert', 'data-list-failure': '' } : { 'data-list-nothing': '' };
  return (
    <Box hidden={hidden} {...mark}>
      <Heading level={2} size={4}>
        {title}
      </Heading>
      {children}
    </Box>
  );
}

const Lines = styled('div', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  variants: { tall: { true: { minBlockSize: '$card' } } },
});

const Line = styled(Skeleton, {
  variants: { width: { half: { inlineSize: '50%' }, most: { inlineSize: '80%' } } },
});

const Picture = styled(Skeleton, { aspectRatio: '16 / 9', borderRadius: 0 });

interface ListSkeletonProps {
  /** Number of skeletons to show; the same for every page size (OQ-50). */
  cards: number;
  /** The grid of the results. */
  grid: ElementType;
  /** Whether the skeleton is as tall as a card with all possible content. */
  tall?: boolean;
}

/** A hidden skeleton of one card, which script copies and shows while results are loading. */
export function ListSkeleton({ cards, grid: Grid, tall }: ListSkeletonProps) {
  return (
    <div hidden data-list-skeleton={cards}>
      <Grid as="ul" columns="fill" aria-hidden="true">
        <li data-skeleton="">
          <Card padding="none">
            <Picture />
            <Lines tall={tall}>
              <Line width="most" />
              <Line width="half" />
              {tall && (
                <>
                  <Line width="most" />
                  <Line width="half" />
                </>
              )}
            </Lines>
          </Card>
        </li>
      </Grid>
    </div>
  );
}
