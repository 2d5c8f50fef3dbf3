import { useRef } from 'react';
import { bookingOrder } from '../../domain/booking/bookingOrder';
import { CustomerForm } from './CustomerForm';
import { WorkshopChoices } from './WorkshopChoices';
import type { WorkshopStepProps } from './WorkshopStep';
import { WorkshopTimes } from './WorkshopTimes';

/** Where and when, and who books (BOOK-12 to 15, BOOK-44 to 46). */
export function WorkshopParts({ car, location, onConfirm, ...step }: WorkshopStepProps) {
  const { state, dispatch, settings } = step;
  const { workshop, time } = state.bookingInfo;
  const codes = Object.keys(state.services);
  // Whether what is shown was asked for here, and not left by a reload.
  const pressed = useRef(false);
  const press: typeof dispatch = (action) => {
    pressed.current = true;
    dispatch(action);
  };
  const isPressed = pressed.current;
  return (
    <>
      {workshop ? (
        <WorkshopTimes
          key={workshop.departmentId}
          {...{ car, codes, workshop, isPressed, settings }}
          bookingInfo={state.bookingInfo}
          dispatch={press}
        >
          {time && (
            <CustomerForm
              isPressed={isPressed}
              submit="bookingConfirm"
              outcome={state.bookingInfo.outcome}
              onConfirm={(customer, freeText) => {
                const order = bookingOrder(state, customer, freeText);
                if (order) onConfirm(order);
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
