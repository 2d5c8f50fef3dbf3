import { useEffect, useReducer } from 'react';
import type {
  BatchEnd,
  BookingErrorCode,
  Workshop,
  WorkshopMessage,
} from '../../../domain/booking/booking.types';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { logProblem } from '../../../rendering/logProblem';
import { workshopsAddress } from './client/askMechmate';

/** What the server says to whoever asks too often. */
const TOO_MANY: BookingErrorCode = 'TooManyQuestions';

export interface Workshops {
  found: readonly Workshop[];
  status: 'searching' | 'done' | 'none';
  /** Nothing more is told for now: too much was asked. */
  isTooMany: boolean;
  /** There may be more behind the last one. */
  hasMore: boolean;
  /** Goes on behind the last workshop (BOOK-43). */
  loadMore: () => void;
}

interface Search {
  found: readonly Workshop[];
  status: Workshops['status'];
  hasMore: boolean;
  isTooMany: boolean;
  /** Behind which workshop this batch begins. */
  cursor?: string;
}

type Heard =
  | { type: 'begun' }
  | { type: 'more' }
  | { type: 'found'; workshop: Workshop }
  | { type: 'ended'; isFull: boolean; isTooMany?: boolean };

const searching: Search = {
  found: [],
  status: 'searching',
  hasMore: false,
  isTooMany: false,
};

function hear(search: Search, heard: Heard): Search {
  switch (heard.type) {
    case 'begun':
      return searching;
    case 'more':
      return {
        ...search,
        status: 'searching',
        hasMore: false,
        isTooMany: false,
        cursor: search.found.at(-1)?.departmentId,
      };
    case 'found': {
      const { departmentId } = heard.workshop;
      const isKnown = search.found.some((known) => known.departmentId === departmentId);
      const found = isKnown
        ? search.found.map((known) =>
            known.departmentId === departmentId ? heard.workshop : known,
          )
        : [...search.found, heard.workshop];
      return { ...search, found };
    }
    case 'ended':
      return {
        ...search,
        status: search.found.length > 0 ? 'done' : 'none',
        hasMore: heard.isFull,
        isTooMany: heard.isTooMany ?? false,
      };
  }
}

/** Workshops near a place that can do what was chosen, as they are found. */
export function useWorkshops(
  plate: string,
  location: ChosenLocation,
  codes: readonly string[],
): Workshops {
  const [search, dispatch] = useReducer(hear, searching);
  const { latitude, longitude } = location;
  const chosen = codes.join(',');
  const question = `${plate} ${latitude} ${longitude} ${chosen}`;

  useEffect(() => dispatch({ type: 'begun' }), [question]);

  const { status, cursor } = search;
  useEffect(() => {
    if (status !== 'searching') return undefined;
    const address = workshopsAddress(plate, { latitude, longitude }, chosen.split(','), cursor);
    return listen(address, dispatch);
  }, [status, plate, latitude, longitude, chosen, cursor]);

  return { ...search, loadMore: () => dispatch({ type: 'more' }) };
}

/** Hears one batch; gives how to stop. */
function listen(address: string, tell: (heard: Heard) => void): () => void {
  const stream = new EventSource(address);
  const end = (isFull: boolean, isTooMany = false) => {
    stream.close();
    tell({ type: 'ended', isFull, isTooMany });
  };
  stream.onmessage = ({ data }: MessageEvent<string>) => {
    const message: WorkshopMessage = JSON.parse(data);
    if ('nosites' in message) return end(false);
    if ('error' in message) {
      logProblem('error', 'no workshop available', message.error);
      return end(false, message.error === TOO_MANY);
    }
    tell({ type: 'found', workshop: message });
  };
  stream.addEventListener('end', ({ data }: MessageEvent<string>) => {
    const { hasMore }: BatchEnd = JSON.parse(data);
    end(hasMore);
  });
  stream.onerror = () => {
    logProblem('error', 'no workshop available');
    end(false);
  };
  return () => stream.close();
}
