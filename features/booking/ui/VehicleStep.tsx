import { useMessages } from '../../../design-system/messages';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { formatPlate } from '../../../domain/booking/plate';
import { StepFrame } from './StepFrame';
import type { StepProps } from './step.types';
import { VehicleForm } from './VehicleForm';

export interface VehicleStepProps extends StepProps {
  /** The place named in the page's address; the visitor may choose another (BOOK-19). */
  guessed: ChosenLocation | undefined;
}

/** Step 1: vehicle and place (BOOK-07). */
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
        `${formatPlate(car.registrationNumber)}, ${car.brand} ${car.model} · ${location.name}`
      }
    >
      <VehicleForm
        {...{ car, location, dispatch, settings, guessed }}
        notSupportedText="bookingNotSupported"
      />
    </StepFrame>
  );
}
