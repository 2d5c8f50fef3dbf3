import { useMessages } from '../../../design-system/messages';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { shownPlate } from '../../../domain/booking/plate';
import { StepFrame } from './StepFrame';
import type { StepProps } from './step.types';
import { VehicleForm } from './VehicleForm';

export interface VehicleStepProps extends StepProps {
  /** The place that the page's address names, which may be another one (BOOK-19). */
  guessed: ChosenLocation | undefined;
}

/** Step 1: which car, and where (BOOK-07). */
export function VehicleStep({ state, dispatch, settings, guessed }: VehicleStepProps) {
  const { car, location } = state;
  const message = useMessages();
  return (
    <StepFrame
      step={1}
      title={message('bookingVehicleStep')}
      state={state}
      dispatch={dispatch}
      summary={
        car &&
        location &&
        `${shownPlate(car.registrationNumber)}, ${car.brand} ${car.model} · ${location.name}`
      }
    >
      <VehicleForm
        {...{ car, location, dispatch, settings, guessed }}
        notSupportedText="bookingNotSupported"
      />
    </StepFrame>
  );
}
