import { useRef, useState } from 'react';
import { bookingOrder } from '../model/bookingOrder';
import { focusField } from '../../appointments/ui/client/focusField';
import { CustomerForm } from './CustomerForm';
import { WorkshopChoices } from './WorkshopChoices';
import { FREE_TIMES_ID, WorkshopTimes } from './WorkshopTimes';
import type { WorkshopStepProps } from './step.types';

/** Where and when, and who books (BOOK-12 to 15, BOOK-44 to 46). */
export function WorkshopParts({ car, location, onConfirm, ...step }: WorkshopStepProps) {
  const { state, dispatch, settings } = step;
  const { workshop, time, outcome } = state.bookingInfo;
  const isTaken = outcome?.state === 'refused' && outcome.error.code === 'TimeslotNotAvailable';
  const codes = Object.keys(state.services);
  // Whether what is shown was asked for here, and not left by a reload.
  const pressed = useRef(false);
  // Each chosen time opens the form again.
  const [choices, setChoices] = useState(0);
  const press: typeof dispatch = (action) => {
    pressed.current = true;
    if (action.type === 'timeChosen') setChoices((count) => count + 1);
    dispatch(action);
  };
  const isPressed = pressed.current;
  const toTimes = () => focusField(FREE_TIMES_ID);
  return (
    <>
      {workshop ? (
        <WorkshopTimes
          key={workshop.departmentId}
          {...{ car, codes, workshop, isPressed, settings }}
          bookingInfo={state.bookingInfo}
          dispatch={press}
          isToldBelow
        >
          {(time || isTaken) && (
            <CustomerForm
              key={choices}
              isPressed={isPressed}
              submit="bookingConfirm"
              outcome={outcome}
              onOtherTime={toTimes}
              onConfirm={(customer, freeText) => {
                const order = bookingOrder(state, customer, freeText);
                if (order) onConfirm(order);
                else toTimes();
              }}
            />
          )}
        </WorkshopTimes>
      ) : (
        <WorkshopChoices {...{ car, codes, location, settings, isPressed }} dispatch={press} />
      )}
    </>
  );
}
