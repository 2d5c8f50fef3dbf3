import { use } from 'react';
import { button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import type { CarHoldProps } from '../../schema/generated/fields';
import { HoldContext } from './holdContext';
import { HeldCar } from './HeldCar';
import { OfferedCar } from './OfferedCar';
import { TakenCar } from './TakenCar';

/** Holds a car, and shows a hold to whoever has a link; without either, words that say so. It needs no script. */
export function CarHold({ Title, Text: Intro, CarsLink }: CarHoldProps) {
  const message = useMessages();
  const shown = use(HoldContext);
  if (typeof shown === 'object' && shown.state !== 'offer') {
    return (
      <Section width="content" id="hold">
        {shown.state === 'taken' ? <TakenCar car={shown.car} /> : <HeldCar hold={shown} />}
      </Section>
    );
  }
  return (
    <Section width="content" id="hold">
      <Stack gap={5}>
        <Heading level={1} size={2}>
          <FieldText field={Title} />
        </Heading>
        <FieldRichText field={Intro} />
        {typeof shown === 'object' ? (
          <OfferedCar offer={shown} />
        ) : (
          <>
            <Text size="lead" role={shown ? 'alert' : undefined}>
              {message(shown === undefined ? 'holdMissing' : notes[shown])}
            </Text>
            <div>
              <FieldLink field={CarsLink} className={button({ variant: 'primary' })} />
            </div>
          </>
        )}
      </Stack>
    </Section>
  );
}

const notes = { gone: 'holdGone', unknown: 'holdUnknown', failing: 'holdFailing' } as const;
