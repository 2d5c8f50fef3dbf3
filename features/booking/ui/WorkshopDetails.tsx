import { useRef, useState } from 'react';
import { bookingOrder } from '../model/bookingOrder';
import { focusField } from '../../appointments/ui/client/focusField';
import { CustomerForm } from './CustomerForm';
import { WorkshopChoices } from './WorkshopChoices';
import { FREE_TIMES_ID, WorkshopTimes } from './WorkshopTimes';
import type { WorkshopStepProps } from './step.types';

/** Workshop, time and contact details (BOOK-12 to 15, BOOK-44 to 46). */
export function WorkshopDetails({ car, location, onConfirm, ...step }: WorkshopStepProps) {
  const { state, dispatch, settings } = step;
  const { workshop, time, outcome } = state.bookingInfo;
  const isTaken = outcome?.state === 'refused' && outcome.error.code === 'TimeslotNotAvailable';
  const codes = Object.keys(state.services);
  // Whether the visitor reached this step by a press, not by a reload.
  const wasPressed = useRef(false);
  // Counts chosen times: each one opens the form again.
  const [choiceCount, setChoiceCount] = useState(0);
  const dispatchFromPress: typeof dispatch = (action) => {
    wasPressed.current = true;
    if (action.type === 'timeChosen') setChoiceCount((count) => count + 1);
    dispatch(action);
  };
  const isPressed = wasPressed.current;
  const focusTimes = () => focusField(FREE_TIMES_ID);
  return (
    <>
      {workshop ? (
        <WorkshopTimes
          key={workshop.departmentId}
          {...{ car, codes, workshop, isPressed, settings }}
          bookingInfo={state.bookingInfo}
          dispatch={dispatchFromPress}
          isOutcomeBelow
        >
          {(time || isTaken) && (
            <CustomerForm
              key={choiceCount}
              isPressed={isPressed}
              submit="bookingConfirm"
              outcome={outcome}
              onOtherTime={focusTimes}
              onConfirm={(customer, freeText) => {
                const order = bookingOrder(state, customer, freeText);
                if (order) onConfirm(order);
                else focusTimes();
              }}
            />
          )}
        </WorkshopTimes>
      ) : (
        <WorkshopChoices
          {...{ car, codes, location, settings, isPressed }}
          dispatch={dispatchFromPress}
        />
      )}
    </>
  );
}
