import { type ReactNode } from 'react';
import { button } from '../../design-system/components/Button/Button';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { type HoldPage, PROOF_MINUTES } from '../../domain/holds/carHold';
import type { CarHoldProps } from '../../schema/generated/fields';
import { AskedCar } from '../../features/appointments/ui/AskedCar';
import { AskedHold } from '../../features/holds/ui/AskedHold';
import { usePrivateView } from '../../rendering/privateView';
import { HeldCar } from '../../features/holds/ui/HeldCar';
import { OfferedCar } from '../../features/holds/ui/OfferedCar';
import { ProveHold } from '../../features/holds/ui/ProveHold';
import { TakenCar } from '../../features/holds/ui/TakenCar';

/** Holds a car, and shows a hold to whoever has a link; without either, words that say so. It needs no script. */
export function CarHold(fields: CarHoldProps) {
  const message = useMessages();
  const shown = usePrivateView('hold');
  const step = typeof shown === 'object' ? stepOf(shown) : undefined;
  if (step) {
    return (
      <Section width="content" id="hold">
        {step}
      </Section>
    );
  }
  const note = typeof shown === 'string' ? notes[shown] : 'holdMissing';
  return (
    <AskedCar {...fields} id="hold" note={{ text: message(note), isAnswer: shown !== undefined }}>
      {typeof shown === 'object' ? offerOf(shown) : undefined}
    </AskedCar>
  );
}

type ShownPage = Extract<HoldPage, object>;

/** What stands on the page by itself; undefined below the block's own words. */
function stepOf(shown: ShownPage): ReactNode {
  switch (shown.state) {
    case 'offer':
    case 'late':
      return undefined;
    case 'asked':
      return <AskedHold car={shown.car} />;
    case 'proof':
      return <ProveHold proof={shown} />;
    case 'taken':
      return <TakenCar car={shown.car} />;
    case 'held':
    case 'released':
    case 'over':
      return <HeldCar hold={shown} />;
  }
}

function offerOf(shown: ShownPage): ReactNode {
  if (shown.state === 'offer') return <OfferedCar offer={shown} />;
  return shown.state === 'late' && <LateProof carId={shown.carId} />;
}

/** The link of a mail came too late; the way to another one. */
function LateProof({ carId }: { carId: string }) {
  const message = useMessages();
  return (
    <Stack gap={4}>
      <Text size="lead" role="alert">
        {fillIn(message('holdLate'), { minutes: PROOF_MINUTES })}
      </Text>
      <div>
        <Link
          look="none"
          className={button({ variant: 'primary' })}
          href={`?car=${encodeURIComponent(carId)}`}
        >
          {message('holdLateAgain')}
        </Link>
      </div>
    </Stack>
  );
}

const notes = { gone: 'holdGone', unknown: 'holdUnknown', failing: 'holdFailing' } as const;
