import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { hasServices, findMissingInputs } from '../../../domain/booking/serviceRules';
import { InfoNote } from '../../appointments/ui/InfoNote';
import { OfferingList } from './OfferingList';
import { OfferingsFailed } from './OfferingsFailed';
import { PriceNotes } from './PriceNotes';
import { RowSkeletons } from '../../appointments/ui/RowSkeletons';
import { focusField } from '../../appointments/ui/client/focusField';
import type { OfferingsProps } from './step.types';
import type { Offerings } from './useOfferings';

const Accident = styled('p', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  padding: '$4',
  borderRadius: '$control',
  backgroundColor: '$surface',
});

export interface ServiceChoiceProps extends OfferingsProps {
  services: Offerings & { tryAgain: () => void };
  onDone: () => void;
}

/**
 * The choice of services (BOOK-08, BOOK-09). It continues once one is chosen and its details are complete.
 */
export function ServiceChoice({ services, onDone, ...step }: ServiceChoiceProps) {
  const { state, settings } = step;
  const message = useMessages();
  const [isHintShown, setIsHintShown] = useState(false);
  const missing = findMissingInputs(state.services, state.milage);
  const isReady = hasServices(state.services, 'service') && missing.length === 0;
  const hint = describeMissing(isReady, missing[0]);

  function continueOrHint(): void {
    if (isReady) return onDone();
    setIsHintShown(true);
    const [first] = missing;
    if (first) focusField(fieldId(first));
  }

  const isEmpty = services.status === 'known' && services.categories.length === 0;
  return (
    <>
      {state.car?.hasServiceAgreement && (
        <InfoNote>
          <Text>{message('bookingAgreement')}</Text>
        </InfoNote>
      )}
      {services.status === 'loading' && <RowSkeletons label={message('bookingLookingUp')} />}
      {(services.status === 'failed' || isEmpty) && (
        <OfferingsFailed email={settings.supportEmail} onTryAgain={services.tryAgain} />
      )}
      {services.status === 'known' && !isEmpty && (
        <>
          <OfferingList categories={services.categories} {...step} />
          {settings.accident && (
            <Accident>
              <Link href={settings.accident.href} target="_blank">
                {settings.accident.text || message('bookingAccident')} <Icon name="external" />
              </Link>
              <Text as="span" size="small" color="muted">
                {message('bookingAccidentText')}
              </Text>
            </Accident>
          )}
          <PriceNotes categories={services.categories} />
          <div>
            <Button type="button" onClick={continueOrHint}>
              {message('bookingContinue')}
            </Button>
            <Text size="small" color="muted" role="status">
              {isHintShown && hint && message(hint)}
            </Text>
          </div>
        </>
      )}
    </>
  );
}

/** What the button says is missing; nothing where the field itself, which takes the focus, already says it. */
function describeMissing(
  isReady: boolean,
  first: ReturnType<typeof findMissingInputs>[number] | undefined,
) {
  if (isReady) return undefined;
  if (!first) return 'bookingChooseFirst';
  return first.missing === 'milage' ? 'bookingMileagePrompt' : undefined;
}

const fieldId = ({ code, missing }: ReturnType<typeof findMissingInputs>[number]) =>
  missing === 'milage' ? 'booking-mileage' : `booking-input-${code}`;
