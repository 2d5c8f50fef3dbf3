import { type ReactNode } from 'react';
import { button } from '../../design-system/components/Button/Button';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { type HoldPage, PROOF_MINUTES } from '../../domain/holds/carHold';
import type { CarHoldProps } from '../../schema/generated/fields';
import { VisitCar } from '../../features/appointments/ui/VisitCar';
import { HoldRequested } from '../../features/holds/ui/HoldRequested';
import { usePrivateView } from '../../rendering/privateView';
import { HeldCar } from '../../features/holds/ui/HeldCar';
import { OfferedCar } from '../../features/holds/ui/OfferedCar';
import { ProveHold } from '../../features/holds/ui/ProveHold';
import { TakenCar } from '../../features/holds/ui/TakenCar';

/** A form that reserves a car, or the hold of a visitor's link; else a message. It needs no script. */
export function CarHold(fields: CarHoldProps) {
  const message = useMessages();
  const view = usePrivateView('hold');
  const step = typeof view === 'object' ? renderStep(view) : undefined;
  if (step) {
    return (
      <Section width="content" id="hold">
        {step}
      </Section>
    );
  }
  const noteKey = typeof view === 'string' ? noteKeys[view] : 'holdMissing';
  return (
    <VisitCar {...fields} id="hold" note={{ text: message(noteKey), isResult: view !== undefined }}>
      {typeof view === 'object' ? renderOffer(view) : undefined}
    </VisitCar>
  );
}

type HoldView = Extract<HoldPage, object>;

/** Content that replaces the whole block; undefined for content that is shown below the block's own text. */
function renderStep(view: HoldView): ReactNode {
  switch (view.state) {
    case 'offer':
    case 'late':
      return undefined;
    case 'asked':
      return <HoldRequested car={view.car} />;
    case 'proof':
      return <ProveHold proof={view} />;
    case 'taken':
      return <TakenCar car={view.car} />;
    case 'held':
    case 'released':
    case 'over':
      return <HeldCar hold={view} />;
  }
}

function renderOffer(view: HoldView): ReactNode {
  if (view.state === 'offer') return <OfferedCar offer={view} />;
  return view.state === 'late' && <ExpiredProof carId={view.carId} />;
}

/** The link in the mail has expired; offers to request another one. */
function ExpiredProof({ carId }: { carId: string }) {
  const message = useMessages();
  return (
    <Stack gap={4}>
      <Text size="lead" role="alert">
        {fillIn(message('holdLate'), { minutes: PROOF_MINUTES })}
      </Text>
      <div>
        <Link
          variant="none"
          className={button({ variant: 'primary' })}
          href={`?car=${encodeURIComponent(carId)}`}
        >
          {message('holdLateAgain')}
        </Link>
      </div>
    </Stack>
  );
}

const noteKeys = { gone: 'holdGone', unknown: 'holdUnknown', failing: 'holdFailing' } as const;
