import type { ReactNode } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Card } from '../../../../design-system/components/Card/Card';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { ProgressBar } from '../../../../design-system/components/ProgressBar/ProgressBar';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { SERVICE_BOOKING_STEPS } from '../../model/serviceBooking';
import { headingId } from '../useStepFocus';

const Header = styled('div', { display: 'grid', gap: '$2' });

const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minBlockSize: '$touch',
});

const Title = styled(Heading, {
  marginBlockStart: '$4',
  '&:focus-visible': { outlineOffset: '$space$1' },
});

const Body = styled('div', { display: 'grid', gap: '$5', marginBlockStart: '$5' });

export interface WizardStepProps {
  /** 0 to 5. */
  step: number;
  title: string;
  /** Goes one step back; undefined on the first step. */
  onBack?: () => void;
  children: ReactNode;
}

/** The open step under its count 'Steg x/y' (OLDBOOK-02). Its heading takes the focus when it is opened. */
export function WizardStep({ step, title, onBack, children }: WizardStepProps) {
  const message = useMessages();
  const count = fillIn(message('bookingStep'), { step: step + 1, total: SERVICE_BOOKING_STEPS });
  return (
    <Card as="section" padding="large" aria-labelledby={headingId(step)}>
      <Header>
        <Line>
          <Text as="span" size="small" color="muted">
            {count}
          </Text>
          {onBack && (
            <Button type="button" variant="ghost" size="small" onClick={onBack}>
              <Icon name="arrowLeft" />
              {message('back')}
            </Button>
          )}
        </Line>
        <ProgressBar label={count} value={step + 1} max={SERVICE_BOOKING_STEPS} />
        <Title id={headingId(step)} level={2} size={4} tabIndex={-1}>
          {title}
        </Title>
      </Header>
      <Body>{children}</Body>
    </Card>
  );
}
