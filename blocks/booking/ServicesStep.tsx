import { useState } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { hasServices, missingOf } from '../../domain/booking/serviceRules';
import { OfferingList } from './OfferingList';
import { OfferingsFailed } from './OfferingsFailed';
import { RowSkeletons } from './RowSkeletons';
import { focusField } from './client/focusField';
import { StepFrame } from './StepFrame';
import type { StepProps } from './step.types';
import type { Offerings } from './useOfferings';

const Accident = styled('p', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  padding: '$4',
  borderRadius: '$control',
  backgroundColor: '$surface',
});

export interface ServicesStepProps extends StepProps {
  services: Offerings & { tryAgain: () => void };
  /** Whether there is anything to choose in the next step. */
  hasAddons: boolean;
}

/** Step 2: what shall be done (BOOK-08, BOOK-09). */
export function ServicesStep({ services, hasAddons, ...step }: ServicesStepProps) {
  const { state, dispatch, settings } = step;
  const message = useMessages();
  const [isTold, setIsTold] = useState(false);
  const missing = missingOf(state.services, state.milage);
  const isReady = hasServices(state.services, 'service') && missing.length === 0;
  const chosen = Object.values(state.services).filter(({ type }) => type === 'service');

  function goOn(): void {
    if (isReady) return dispatch({ type: 'servicesDone', hasAddons });
    setIsTold(true);
    const [first] = missing;
    if (first) focusField(fieldOf(first));
  }

  const why = missing[0]?.missing === 'milage' ? 'bookingMileagePrompt' : 'bookingMessagePrompt';
  const isEmpty = services.status === 'known' && services.categories.length === 0;
  return (
    <StepFrame
      step={2}
      title={message('bookingServicesStep')}
      state={state}
      dispatch={dispatch}
      summary={chosen.map(({ name }) => name).join(', ')}
    >
      {state.car?.hasServiceAgreement && (
        <Text tone="danger" weight="medium">
          {message('bookingAgreement')}
        </Text>
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
              <Text as="span" size="small" tone="muted">
                {message('bookingAccidentText')}
              </Text>
            </Accident>
          )}
          <PriceNotes categories={services.categories} />
          <div>
            <Button type="button" aria-disabled={!isReady} onClick={goOn}>
              {message('bookingContinue')}
            </Button>
            <Text size="small" tone="muted" role="status">
              {isTold && !isReady && message(missing.length > 0 ? why : 'bookingChooseFirst')}
            </Text>
          </div>
        </>
      )}
    </StepFrame>
  );
}

const fieldOf = ({ code, missing }: ReturnType<typeof missingOf>[number]) =>
  missing === 'milage' ? 'booking-mileage' : `booking-input-${code}`;

/** What prices are, and why some are missing (BOOK-88, BOOK-99). */
export function PriceNotes({
  categories,
}: {
  categories: Extract<Offerings, { status: 'known' }>['categories'];
}) {
  const message = useMessages();
  const isPartial = categories.some(({ offerings }) =>
    offerings.some(({ priceKnown }) => !priceKnown),
  );
  return (
    <Text size="small" tone="muted">
      {message('bookingMedian')} {isPartial && message('bookingNoPriceNote')}
    </Text>
  );
}
