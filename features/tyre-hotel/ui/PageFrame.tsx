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
  // Less than the space between the flow and the text above it, so that no text is cut off.
  scrollMarginBlock: '$2',
  variants: { width: { form: { maxInlineSize: '$form' }, full: {} } },
});

const WideFrame = styled('div', { display: 'grid', gap: '$5' });

export interface PageFrameProps {
  title: string;
  /** Whether to show a check mark before the title. */
  isDone?: boolean;
  /** `form`: a card as wide as a form, for pages with a single task. */
  width: 'form' | 'full';
  /** Content next to the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

const DoneMessage = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  '& > svg': { color: '$success' },
});

const Header = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $5',
});

/** A page of the flow. Its heading takes the focus when the visitor reaches it (`usePageFocus`). */
export function PageFrame({ title, isDone, width, aside, children }: PageFrameProps) {
  const titleHeading = (
    <Heading id={TIRE_HEADING} level={2} size={3} tabIndex={-1}>
      {title}
    </Heading>
  );
  const heading = isDone ? (
    <DoneMessage>
      <Icon name="check" size="large" />
      {titleHeading}
    </DoneMessage>
  ) : (
    titleHeading
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
        <WideFrame>
          <Header>
            {heading}
            {aside}
          </Header>
          {children}
        </WideFrame>
      )}
    </Page>
  );
}
