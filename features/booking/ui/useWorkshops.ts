import { useEffect, useReducer } from 'react';
import type {
  BatchEnd,
  BookingErrorCode,
  Workshop,
  WorkshopMessage,
} from '../../../domain/booking/booking.types';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { logProblem } from '../../../rendering/logProblem';
import { workshopsAddress } from './client/fetchMechmate';

/** Error code of the server after too many requests. */
const TOO_MANY: BookingErrorCode = 'TooManyQuestions';

export interface Workshops {
  found: readonly Workshop[];
  status: 'searching' | 'done' | 'none';
  /** Whether the rate limit was reached, so that no more workshops can be loaded for now. */
  isTooMany: boolean;
  /** Whether there may be more workshops. */
  hasMore: boolean;
  /** Continues after the last workshop (BOOK-43). */
  loadMore: () => void;
}

interface Search {
  found: readonly Workshop[];
  status: Workshops['status'];
  hasMore: boolean;
  isTooMany: boolean;
  /** Id of the workshop after which this batch begins. */
  cursor?: string;
}

type SearchAction =
  | { type: 'begun' }
  | { type: 'more' }
  | { type: 'found'; workshop: Workshop }
  | { type: 'ended'; isFull: boolean; isTooMany?: boolean };

const initialSearch: Search = {
  found: [],
  status: 'searching',
  hasMore: false,
  isTooMany: false,
};

function reduceSearch(search: Search, action: SearchAction): Search {
  switch (action.type) {
    case 'begun':
      return initialSearch;
    case 'more':
      return {
        ...search,
        status: 'searching',
        hasMore: false,
        isTooMany: false,
        cursor: search.found.at(-1)?.departmentId,
      };
    case 'found': {
      const { departmentId } = action.workshop;
      const isFound = search.found.some((workshop) => workshop.departmentId === departmentId);
      const found = isFound
        ? search.found.map((workshop) =>
            workshop.departmentId === departmentId ? action.workshop : workshop,
          )
        : [...search.found, action.workshop];
      return { ...search, found };
    }
    case 'ended':
      return {
        ...search,
        status: search.found.length > 0 ? 'done' : 'none',
        hasMore: action.isFull,
        isTooMany: action.isTooMany ?? false,
      };
  }
}

/** Workshops near a place that can do the chosen services, as they are found. */
export function useWorkshops(
  plate: string,
  location: ChosenLocation,
  codes: readonly string[],
): Workshops {
  const [search, dispatch] = useReducer(reduceSearch, initialSearch);
  const { latitude, longitude } = location;
  const codesText = codes.join(',');
  const queryKey = `${plate} ${latitude} ${longitude} ${codesText}`;

  useEffect(() => dispatch({ type: 'begun' }), [queryKey]);

  const { status, cursor } = search;
  useEffect(() => {
    if (status !== 'searching') return undefined;
    const address = workshopsAddress(plate, { latitude, longitude }, codesText.split(','), cursor);
    return receiveWorkshops(address, dispatch);
  }, [status, plate, latitude, longitude, codesText, cursor]);

  return { ...search, loadMore: () => dispatch({ type: 'more' }) };
}

/** Receives one batch of workshops; returns a function that stops. */
function receiveWorkshops(address: string, dispatch: (action: SearchAction) => void): () => void {
  const stream = new EventSource(address);
  const end = (isFull: boolean, isTooMany = false) => {
    stream.close();
    dispatch({ type: 'ended', isFull, isTooMany });
  };
  stream.onmessage = ({ data }: MessageEvent<string>) => {
    const message: WorkshopMessage = JSON.parse(data);
    if ('nosites' in message) return end(false);
    if ('error' in message) {
      logProblem('error', 'no workshop available', message.error);
      return end(false, message.error === TOO_MANY);
    }
    dispatch({ type: 'found', workshop: message });
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
