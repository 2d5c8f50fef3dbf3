import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { fieldsOf } from '../../../domain/isRecord';
import type { BookingStore } from './client/bookingStore';
import { deleteCustomer } from './client/keptCustomer';

/** A variant of the booking: its reducer, and its steps. */
export interface BookingMachine<State, Action> {
  initialState: State;
  reduce: (state: State, action: Action) => State;
  store: BookingStore<State>;
  /** The open step. */
  getStep: (state: State) => number;
  firstStep: number;
  /** Creates the action that opens a step. */
  createOpenAction: (step: number) => Action;
}

export interface Booking<State, Action> {
  state: State;
  dispatch: Dispatch<Action>;
  /**
   * Whether the stored state has been read; until then the state is that of a new booking, as on the server.
   */
  isRestored: boolean;
  /** Whether there was a stored state, whose values fill the fields. */
  hasStoredState: boolean;
  /** Starts again (BOOK-41). */
  restart: () => void;
}

type Change<State, Action> = { action: Action } | { restored: State };

/** A visitor's booking: stored in session storage to survive a reload, with a history entry for each step. */
export function useBooking<State, Action>(
  machine: BookingMachine<State, Action>,
): Booking<State, Action> {
  const { initialState: begin, store, getStep: stepOf, createOpenAction: toOpen } = machine;
  const [state, change] = useReducer(
    (current: State, action: Change<State, Action>) =>
      'restored' in action ? action.restored : machine.reduce(current, action.action),
    begin,
  );
  const [dispatch] = useState(() => (action: Action) => change({ action }));
  const [isRestored, setIsRestored] = useState(false);
  const [hasStoredState, setHasStoredState] = useState(false);

  useEffect(() => {
    let isUnmounted = false;
    void store.read().then((stored) => {
      if (isUnmounted) return;
      if (stored) {
        change({ restored: stored });
        setHasStoredState(true);
      }
      setIsRestored(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [store]);

  useEffect(() => {
    if (!isRestored) return;
    if (state === begin) store.clear();
    else store.save(state);
  }, [state, isRestored, begin, store]);

  useStepHistory(stepOf(state), isRestored, (step) =>
    dispatch(toOpen(Math.max(step, machine.firstStep))),
  );
  return {
    state,
    dispatch,
    isRestored,
    hasStoredState,
    restart() {
      store.clear();
      deleteCustomer();
      location.reload();
    },
  };
}

/** Adds a history entry for each opened step, so that the back button goes one step back. */
function useStepHistory(step: number, isRestored: boolean, open: (step: number) => void): void {
  useEffect(() => {
    if (!isRestored) return;
    const stepInHistory = readHistoryStep(history.state);
    if (stepInHistory === undefined)
      history.replaceState({ ...historyState(), bookingStep: step }, '');
    else if (stepInHistory !== step)
      history.pushState({ ...historyState(), bookingStep: step }, '');
  }, [step, isRestored]);

  useEffect(() => {
    const goBack = ({ state }: PopStateEvent) => {
      const targetStep = readHistoryStep(state);
      if (targetStep !== undefined) open(targetStep);
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  });
}

const historyState = (): object => fieldsOf(history.state);

function readHistoryStep(state: unknown): number | undefined {
  const step = fieldsOf(state).bookingStep;
  return typeof step === 'number' ? step : undefined;
}
