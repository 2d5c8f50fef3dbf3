import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { fieldsOf } from '../../../domain/isRecord';
import type { BookingStore } from './client/bookingStore';
import { forgetCustomer } from './client/keptCustomer';

/** A variant of the booking: how its state goes on, and what its steps are. */
export interface BookingMachine<State, Action> {
  begin: State;
  next: (state: State, action: Action) => State;
  store: BookingStore<State>;
  /** The step that is open. */
  stepOf: (state: State) => number;
  firstStep: number;
  /** Opens a step that was reached before. */
  toOpen: (step: number) => Action;
}

export interface Booking<State, Action> {
  state: State;
  dispatch: Dispatch<Action>;
  /** What a reload left has been read; until then the state is that of a new booking, as on the server. */
  isRestored: boolean;
  /** A reload left something: fields begin with it. */
  isLeft: boolean;
  /** Begins anew (BOOK-41). */
  restart: () => void;
}

type Change<State, Action> = { action: Action } | { restored: State };

/** A visitor's booking: kept for the tab over a reload, one entry of its history for each step. */
export function useBooking<State, Action>(
  machine: BookingMachine<State, Action>,
): Booking<State, Action> {
  const { begin, store, stepOf, toOpen } = machine;
  const [state, change] = useReducer(
    (known: State, changed: Change<State, Action>) =>
      'restored' in changed ? changed.restored : machine.next(known, changed.action),
    begin,
  );
  const [dispatch] = useState(() => (action: Action) => change({ action }));
  const [isRestored, setIsRestored] = useState(false);
  const [isLeft, setIsLeft] = useState(false);

  useEffect(() => {
    let isGone = false;
    void store.read().then((left) => {
      if (isGone) return;
      if (left) {
        change({ restored: left });
        setIsLeft(true);
      }
      setIsRestored(true);
    });
    return () => {
      isGone = true;
    };
  }, [store]);

  useEffect(() => {
    if (!isRestored) return;
    if (state === begin) store.forget();
    else store.keep(state);
  }, [state, isRestored, begin, store]);

  useStepHistory(stepOf(state), isRestored, (step) =>
    dispatch(toOpen(Math.max(step, machine.firstStep))),
  );
  return {
    state,
    dispatch,
    isRestored,
    isLeft,
    restart() {
      store.forget();
      forgetCustomer();
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
      if (wanted !== undefined) open(wanted);
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  });
}

const stateOf = (): object => fieldsOf(history.state);

function stepOf(state: unknown): number | undefined {
  const step = fieldsOf(state).bookingStep;
  return typeof step === 'number' ? step : undefined;
}
