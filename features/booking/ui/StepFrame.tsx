import type { ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { canOpen, isStepCompleted, isSettled, STEPS_WHILE_BOOKING } from '../model/bookingState';
import type { StepProps } from './step.types';
import { headingId } from './useStepFocus';

const Header = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$1 $4',
});

const Marker = styled('span', {
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  border: '2px solid $border',
  borderRadius: '$round',
  color: '$muted',
  fontWeight: '$bold',
  variants: {
    state: {
      open: { borderColor: '$primary', color: '$text' },
      done: {
        borderColor: '$primary',
        backgroundColor: '$primary',
        color: '$onPrimary',
        '@forcedColors': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
      coming: {},
    },
  },
});

const Count = styled('span', { color: '$muted', fontSize: '$caption', lineHeight: '$snug' });

const Title = styled(Heading, {
  gridColumn: 2,
  '&:focus-visible': { outlineOffset: '$space$1' },
});

const Body = styled('div', { display: 'grid', gap: '$5', marginBlockStart: '$5' });

const StepSummary = styled('div', { marginBlockStart: '$3', color: '$muted' });

export interface StepFrameProps extends Pick<StepProps, 'state' | 'dispatch'> {
  step: number;
  title: string;
  /** Summary of the step once it is completed. */
  summary: ReactNode;
  children: ReactNode;
}

/**
 * A step of the booking: open, summarised with a link back to it (BOOK-34), or still to come. Its heading
 * takes the focus when the step is opened (`useStepFocus`).
 */
export function StepFrame({ step, title, summary, state, dispatch, children }: StepFrameProps) {
  const message = useMessages();
  const isOpen = Math.max(state.displayState, 1) === step;
  const isCompleted = isStepCompleted(state, step);
  const status = isOpen ? 'open' : isCompleted ? 'done' : 'coming';
  return (
    <Card as="section" padding="large" aria-labelledby={headingId(step)}>
      <Header>
        <Marker state={status} aria-hidden>
          {isCompleted ? <Icon name="check" size="medium" /> : step}
        </Marker>
        <Count>
          {fillIn(message('bookingStep'), { step, total: STEPS_WHILE_BOOKING })}
          {isCompleted && <VisuallyHidden>, {message('bookingStepDone')}</VisuallyHidden>}
        </Count>
        {!isOpen && canOpen(state, step) && !isSettled(state) && (
          <Button
            type="button"
            variant="ghost"
            size="small"
            style={{ gridColumn: 3, gridRow: '1 / span 2' }}
            aria-describedby={headingId(step)}
            onClick={() => dispatch({ type: 'opened', step })}
          >
            {message('bookingChange')}
          </Button>
        )}
        <Title id={headingId(step)} level={2} size={4} tabIndex={-1}>
          {title}
        </Title>
      </Header>
      {isOpen && <Body>{children}</Body>}
      {isCompleted && summary && <StepSummary>{summary}</StepSummary>}
    </Card>
  );
}
