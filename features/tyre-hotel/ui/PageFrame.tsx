import type { ReactNode } from 'react';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import { TIRE_HEADING } from './usePageFocus';

const Body = styled('div', {
  display: 'grid',
  gap: '$5',
  justifyItems: 'start',
  '& > *': { maxInlineSize: '100%' },
});

const Page = styled('section', {
  minInlineSize: 0,
  // Less than what stands between the flow and the words above it, of which nothing is cut then.
  scrollMarginBlock: '$2',
  variants: { width: { form: { maxInlineSize: '$form' }, full: {} } },
});

const Wide = styled('div', { display: 'grid', gap: '$5' });

export interface PageFrameProps {
  title: string;
  /** Stands before the title where something is done. */
  isDone?: boolean;
  /** Pages of one task stand in a card as wide as a form. */
  width: 'form' | 'full';
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

const Done = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  '& > svg': { color: '$success' },
});

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $5',
});

/** A page of the flow. Its heading takes the focus when a visitor comes to it (`usePageFocus`). */
export function PageFrame({ title, isDone, width, aside, children }: PageFrameProps) {
  const words = (
    <Heading id={TIRE_HEADING} level={2} size={3} tabIndex={-1}>
      {title}
    </Heading>
  );
  const heading = isDone ? (
    <Done>
      <Icon name="check" size="large" />
      {words}
    </Done>
  ) : (
    words
  );
  return (
    <Page width={width} data-page={width} aria-labelledby={TIRE_HEADING}>
      {width === 'form' ? (
        <Card padding="large">
          <Body>
            {heading}
            {children}
          </Body>
        </Card>
      ) : (
        <Wide>
          <Head>
            {heading}
            {aside}
          </Head>
          {children}
        </Wide>
      )}
    </Page>
  );
}
