import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { newBooking, nextBooking, steps } from '../../domain/booking/bookingState';
import type { BookingAction, BookingState } from '../../domain/booking/bookingState.types';
import { forgetBooking, keepBooking, readBooking } from './client/bookingStore';

export interface Booking {
  state: BookingState;
  dispatch: Dispatch<BookingAction>;
  /** What a reload left has been read; until then the state is that of a new booking, as on the server. */
  isRestored: boolean;
  /** A reload left something: fields begin with it. */
  isLeft: boolean;
  /** Begins anew (BOOK-41). */
  restart: () => void;
}

type Change = BookingAction | { type: 'restored'; state: BookingState };

const change = (state: BookingState, action: Change): BookingState =>
  action.type === 'restored' ? action.state : nextBooking(state, action);

/** A visitor's booking: kept for the tab over a reload, one entry of its history for each step. */
export function useBooking(): Booking {
  const [state, dispatch] = useReducer(change, newBooking);
  const [isRestored, setIsRestored] = useState(false);
  const [isLeft, setIsLeft] = useState(false);

  useEffect(() => {
    let isGone = false;
    void readBooking().then((left) => {
      if (isGone) return;
      if (left) {
        dispatch({ type: 'restored', state: left });
        setIsLeft(true);
      }
      setIsRestored(true);
    });
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (!isRestored) return;
    if (state === newBooking) forgetBooking();
    else keepBooking(state);
  }, [state, isRestored]);

  useStepHistory(state.displayState, isRestored, (step) => dispatch({ type: 'opened', step }));
  return {
    state,
    dispatch,
    isRestored,
    isLeft,
    restart() {
      forgetBooking();
      location.reload();
    },
  };
}

/** The back button goes a step back: each step that is opened is an entry of the history. */
function useStepHistory(step: number, isRestored: boolean, open: (step: number) => void): void {
  useEffect(() => {
    if (!isRestored) return;
    const shown = stepOf(history.state);
    if (shown === undefined) history.replaceState({ ...stateOf(), bookingStep: step }, '');
    else if (shown !== step) history.pushState({ ...stateOf(), bookingStep: step }, '');
  }, [step, isRestored]);

  useEffect(() => {
    const goBack = ({ state }: PopStateEvent) => {
      const wanted = stepOf(state);
      if (wanted !== undefined) open(Math.max(wanted, steps.vehicle));
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  });
}

const stateOf = (): object => (history.state as object | null) ?? {};

function stepOf(state: unknown): number | undefined {
  const step = (state as { bookingStep?: unknown } | null)?.bookingStep;
  return typeof step === 'number' ? step : undefined;
}
