import { type Dispatch, useRef } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import type { ServiceBookingAction, ServiceBookingState } from '../../model/serviceBooking.types';
import type { BookingSettings } from '../step.types';
import { WorkshopChoices } from '../WorkshopChoices';
import { WorkshopTimes } from '../WorkshopTimes';

export interface TimeAndPlaceProps {
  state: ServiceBookingState;
  dispatch: Dispatch<ServiceBookingAction>;
  settings: BookingSettings;
  /** Whether the chosen workshop has not returned its prices. */
  isPriceUnknown: boolean;
}

/** Step 3: workshop and time. */
export function TimeAndPlace(props: TimeAndPlaceProps) {
  const { state, dispatch, settings, isPriceUnknown } = props;
  const { car, region, location: workshop, services, bookingInfo } = state;
  const message = useMessages();
  const codes = Object.keys(services);
  // Whether the visitor reached this step by a press, not by a reload.
  const wasPressed = useRef(false);
  const dispatchFromPress: typeof dispatch = (action) => {
    wasPressed.current = true;
    dispatch(action);
  };
  const isPressed = wasPressed.current;
  if (!car || !region) return null;
  if (!workshop) {
    return (
      <WorkshopChoices
        {...{ car, codes, settings, isPressed }}
        location={region}
        dispatch={dispatchFromPress}
      />
    );
  }
  return (
    <WorkshopTimes
      key={workshop.departmentId}
      {...{ car, codes, workshop, isPressed, settings, bookingInfo }}
      dispatch={dispatchFromPress}
    >
      <div>
        {bookingInfo.time && (
          <Button type="button" onClick={() => dispatch({ type: 'placeDone' })}>
            {message('bookingContinue')}
          </Button>
        )}
        <Text size="small" color="muted" role="status">
          {isPriceUnknown &&
            message(bookingInfo.prices ? 'bookingOtherPricesKept' : 'bookingPricesKept')}
        </Text>
      </div>
    </WorkshopTimes>
  );
}
