import type { Outcome } from '../../../../domain/booking/bookingState.types';

/** The part of a stored booking that every variant has. */
interface StoredState {
  bookingInfo: { outcome: Outcome | null };
}

export interface BookingStoreOptions<State> {
  name: string;
  /** Serialises the state, with a time in ms since 1970. */
  write: (state: State, now: number) => string;
  /** Loads the function that parses and validates the text; called only if there is one. */
  loadReader: () => Promise<(storedText: string, now: number) => State | undefined>;
}

/** Stores the booking of this tab in session storage. If the browser forbids it, a reload starts again. */
export interface BookingStore<State> {
  /** Undefined if no booking is stored, or if the stored one cannot be continued. */
  read: () => Promise<State | undefined>;
  save: (state: State) => void;
  clear: () => void;
}

export function createBookingStore<State extends StoredState>(
  options: BookingStoreOptions<State>,
): BookingStore<State> {
  const { name, write, loadReader } = options;
  return {
    async read() {
      try {
        const storedText = sessionStorage.getItem(name);
        if (storedText === null) return undefined;
        const stored = (await loadReader())(storedText, Date.now());
        return stored && withoutSending(stored);
      } catch {
        return undefined;
      }
    },
    save(state) {
      try {
        sessionStorage.setItem(name, write(state, Date.now()));
      } catch {
        // The storage is full, or forbidden.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(name);
      } catch {
        // The storage is forbidden, so nothing is stored.
      }
    },
  };
}

/** After a reload it is not known whether a request being sent has arrived. */
function withoutSending<State extends StoredState>(state: State): State {
  const { bookingInfo } = state;
  if (bookingInfo.outcome?.state !== 'sending') return state;
  return { ...state, bookingInfo: { ...bookingInfo, outcome: { state: 'unknown' } } };
}
