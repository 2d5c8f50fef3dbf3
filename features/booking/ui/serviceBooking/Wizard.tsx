import { lazy, Suspense, useEffect } from 'react';
import {
  useMessages,
  fillIn,
  type MessageKey,
  type Messages,
} from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { isSettled } from '../../model/bookingState';
import { serviceBookingSteps as steps, getPreviousStep } from '../../model/serviceBooking';
import type { ServiceBookingState } from '../../model/serviceBooking.types';
import { AddonChoice } from '../AddonChoice';
import { RowSkeletons } from '../../../appointments/ui/RowSkeletons';
import { ServiceChoice } from '../ServiceChoice';
import type { BookingSettings } from '../step.types';
import { SummaryBar, SummaryPanel } from '../SummaryPanel';
import { useBooking } from '../useBooking';
import { useBookingEvents } from '../useBookingEvents';
import { useSendBooking } from '../useSendBooking';
import { useGuessedPlace } from '../useGuessedPlace';
import { useOfferings } from '../useOfferings';
import { useStepFocus } from '../useStepFocus';
import { useWorkshopPrices } from '../useWorkshopPrices';
import { VehicleForm } from '../VehicleForm';
import { asBooking } from './asBooking';
import { serviceBookingMachine } from './serviceBookingMachine';
import { WizardStep } from './WizardStep';

/** The code of the last steps loads while services are chosen. */
const loadLastSteps = () => import('./LastSteps');
const LastSteps = lazy(async () => ({ default: (await loadLastSteps()).LastSteps }));
const BookedPage = lazy(async () => ({
  default: (await import('../BookedPage')).BookedPage,
}));

const Layout = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
  variants: {
    hasSummary: {
      true: { '@lg': { gridTemplateColumns: 'minmax(0, 1fr) $sizes$panel', gap: '$6' } },
      false: {},
    },
  },
});

const titles: readonly MessageKey[] = [
  'bookingPlateStep',
  'bookingServicesStep',
  'bookingAddonsStep',
  'bookingPlaceStep',
  'bookingContact',
  'bookingCompleteStep',
];

export interface WizardProps {
  settings: BookingSettings;
}

/** Books a visit to a workshop one step at a time: the older variant (OLDBOOK-01). */
export function Wizard({ settings }: WizardProps) {
  const message = useMessages();
  const { state, dispatch, isRestored, hasStoredState, restart } =
    useBooking(serviceBookingMachine);
  const { step, car, region, location, bookingInfo } = state;
  const { outcome } = bookingInfo;
  const booking = asBooking(state);
  const plate = car?.isSupported ? car.registrationNumber : undefined;
  useBookingEvents(booking, { formName: 'service_booking', isRestored, hasStoredState });
  useStepFocus(step, isRestored);
  const services = useOfferings('services', plate, region);
  const addons = useOfferings('addons', plate, region);
  const guessed = useGuessedPlace(settings.country);
  const departmentId = location?.departmentId;
  const prices = useWorkshopPrices(
    {
      plate,
      mileage: state.mileage,
      departmentId,
      codes: Object.keys(state.services),
      isPriced: bookingInfo.prices?.departmentId === departmentId,
    },
    dispatch,
  );
  const { send, customer } = useSendBooking(bookingInfo, dispatch);

  // The step is skipped if there are no add-ons, or if they cannot be loaded.
  const hasAddons =
    addons.status === 'loading' || (addons.status === 'known' && addons.categories.length > 0);
  useEffect(() => {
    if (!hasAddons && step === steps.addon) dispatch({ type: 'addonsMissing' });
  }, [hasAddons, step, dispatch]);
  const isNear = step >= steps.service;
  useEffect(() => {
    // If the code fails to load now, it is loaded again when it is shown.
    if (isNear) loadLastSteps().catch(() => undefined);
  }, [isNear]);

  const priceNote = describePrices(state, message);
  if (outcome?.state === 'confirmed') {
    return (
      <Suspense fallback={<RowSkeletons label={message('bookingConfirming')} />}>
        <BookedPage
          state={booking}
          settings={settings}
          priceNote={priceNote}
          customer={customer}
          answer={outcome.answer}
          onRestart={restart}
        />
      </Suspense>
    );
  }
  // The last step has its own summary.
  const isLast = step === steps.complete;
  const offerings = { state: booking, dispatch, settings };
  const summary = { state: booking, pattern: settings.pattern, priceNote };
  return (
    <Layout hasSummary={!isLast}>
      <WizardStep
        step={step}
        title={message(titles[step] ?? 'bookingPlateStep')}
        onBack={
          step > steps.plate && !isSettled(state)
            ? () => dispatch({ type: 'opened', step: getPreviousStep(state, hasAddons) })
            : undefined
        }
      >
        {step === steps.plate && (
          <VehicleForm
            key={String(hasStoredState)}
            {...{ car, dispatch, settings }}
            location={region}
            guessed={region ? undefined : guessed}
            notSupportedText="bookingBrandNotSupported"
          />
        )}
        {step === steps.service && (
          <ServiceChoice
            {...offerings}
            services={services}
            onDone={() => dispatch({ type: 'servicesDone', hasAddons })}
          />
        )}
        {step === steps.addon && (
          <AddonChoice
            {...offerings}
            addons={addons}
            onDone={(isChosen) => dispatch({ type: 'addonsDone', addons: isChosen })}
          />
        )}
        {step > steps.addon && (
          <Suspense fallback={<RowSkeletons label={message('bookingSearching')} />}>
            <LastSteps
              {...{ state, dispatch, settings, priceNote }}
              isPriceUnknown={prices.isFailed}
              onConfirm={send}
            />
          </Suspense>
        )}
      </WizardStep>
      {!isLast && <SummaryPanel {...summary} />}
      {!isLast && plate !== undefined && <SummaryBar {...summary} />}
    </Layout>
  );
}

/** Whose prices are shown; undefined for medians, which have a text of their own. */
function describePrices(
  { location, bookingInfo: { prices } }: ServiceBookingState,
  message: Messages,
): string | undefined {
  if (!prices) return undefined;
  if (prices.departmentId !== location?.departmentId) return message('bookingOtherPrices');
  return fillIn(message('bookingWorkshopPrices'), { workshop: location.siteName });
}
