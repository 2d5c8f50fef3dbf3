import type { Outcome } from '../../../../domain/booking/bookingState.types';

/** A booking as it is kept for a tab: what every variant of its state has. */
interface KeptState {
  bookingInfo: { outcome: Outcome | null };
}

export interface BookingStoreOptions<State> {
  name: string;
  /** The state as text, at a time in ms since 1970. */
  write: (state: State, now: number) => string;
  /** What reads and checks the text, fetched only where there is one. */
  loadReader: () => Promise<(kept: string, now: number) => State | undefined>;
}

/** Keeps the booking that this tab is at under a name of its variant. A browser may forbid it: then a reload begins anew. */
export interface BookingStore<State> {
  /** Undefined where there is none, or none that may be gone on with. */
  read: () => Promise<State | undefined>;
  keep: (state: State) => void;
  forget: () => void;
}

export function bookingStore<State extends KeptState>(
  options: BookingStoreOptions<State>,
): BookingStore<State> {
  const { name, write, loadReader } = options;
  return {
    async read() {
      try {
        const kept = sessionStorage.getItem(name);
        if (kept === null) return undefined;
        const left = (await loadReader())(kept, Date.now());
        return left && withoutSending(left);
      } catch {
        return undefined;
      }
    },
    keep(state) {
      try {
        sessionStorage.setItem(name, write(state, Date.now()));
      } catch {
        // Full, or forbidden.
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(name);
      } catch {
        // There is none.
      }
    },
  };
}

/** What was being sent when the page went may have arrived or not. */
function withoutSending<State extends KeptState>(state: State): State {
  const { bookingInfo } = state;
  if (bookingInfo.outcome?.state !== 'sending') return state;
  return { ...state, bookingInfo: { ...bookingInfo, outcome: { state: 'unknown' } } };
}
