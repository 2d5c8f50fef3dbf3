import { serviceBookingSteps as steps } from '../../model/serviceBooking';
import { CustomerForm } from '../CustomerForm';
import { Complete, type CompleteProps } from './Complete';
import { TimeAndPlace, type TimeAndPlaceProps } from './TimeAndPlace';

export type LastStepsProps = TimeAndPlaceProps & CompleteProps;

/** Steps 3 to 5: time and place, contact details, and the final check. */
export function LastSteps(props: LastStepsProps) {
  const { state, dispatch, settings, isPriceUnknown, priceNote, onConfirm } = props;
  if (state.step === steps.timeAndPlace) {
    return <TimeAndPlace {...{ state, dispatch, settings, isPriceUnknown }} />;
  }
  if (state.step === steps.contact) {
    return (
      <CustomerForm
        hasHeading={false}
        isPressed={false}
        outcome={null}
        submit="bookingContinue"
        onConfirm={(customer, freeText) => dispatch({ type: 'contactGiven', customer, freeText })}
      />
    );
  }
  return <Complete {...{ state, settings, priceNote, onConfirm }} />;
}
