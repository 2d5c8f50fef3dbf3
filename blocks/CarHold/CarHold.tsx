import { use } from 'react';
import { Section } from '../../design-system/components/Section/Section';
import { useMessages } from '../../design-system/messages';
import type { CarHoldProps } from '../../schema/generated/fields';
import { AskedCar } from '../booking/AskedCar';
import { HoldContext } from './holdContext';
import { HeldCar } from './HeldCar';
import { OfferedCar } from './OfferedCar';
import { TakenCar } from './TakenCar';

/** Holds a car, and shows a hold to whoever has a link; without either, words that say so. It needs no script. */
export function CarHold(fields: CarHoldProps) {
  const message = useMessages();
  const shown = use(HoldContext);
  if (typeof shown === 'object' && shown.state !== 'offer') {
    return (
      <Section width="content" id="hold">
        {shown.state === 'taken' ? <TakenCar car={shown.car} /> : <HeldCar hold={shown} />}
      </Section>
    );
  }
  const note = typeof shown === 'string' ? notes[shown] : 'holdMissing';
  return (
    <AskedCar {...fields} id="hold" note={{ text: message(note), isAnswer: shown !== undefined }}>
      {typeof shown === 'object' ? <OfferedCar offer={shown} /> : undefined}
    </AskedCar>
  );
}

const notes = { gone: 'holdGone', unknown: 'holdUnknown', failing: 'holdFailing' } as const;
