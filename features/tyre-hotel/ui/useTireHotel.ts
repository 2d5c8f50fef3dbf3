import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { newTireHotel, nextTireHotel } from '../model/tireHotelState';
import type { TireHotelAction, TireHotelState } from '../model/tireHotelState.types';
import { logProblem } from '../../../rendering/logProblem';
import { endSession } from './client/askTireHotel';
import { forgetTireHotel, keepTireHotel, readTireHotel } from './client/tireHotelStore';
import { usePageHistory } from './usePageHistory';

export interface TireHotelFlow {
  state: TireHotelState;
  dispatch: Dispatch<TireHotelAction>;
  /** What a reload left has been read; until then the state is that of somebody new, as on the server. */
  isRestored: boolean;
  /** When the visitor last did something, in ms since 1970. */
  activeAt: { current: number };
}

type Change = TireHotelAction | { type: 'restored'; state: TireHotelState };

const change = (state: TireHotelState, changed: Change): TireHotelState =>
  changed.type === 'restored' ? changed.state : nextTireHotel(state, changed);

/**
 * Where a visitor of the tyre hotel is: kept for the tab over a reload, one entry of its history for each page.
 * @param idleWords for whoever comes back after doing nothing for too long
 */
export function useTireHotel(idleWords: string): TireHotelFlow {
  const [state, dispatch] = useReducer(change, newTireHotel);
  const [isRestored, setIsRestored] = useState(false);
  const activeAt = useRef(0);

  useEffect(() => {
    let isGone = false;
    activeAt.current = Date.now();
    const begin = (left?: TireHotelState | 'idle') => {
      if (isGone) return;
      if (left === 'idle') {
        dispatch({ type: 'restored', state: { ...newTireHotel, ended: idleWords } });
        endSession().catch((error: unknown) =>
          logProblem('warn', 'The session is not ended', error),
        );
      } else if (left) {
        dispatch({ type: 'restored', state: left });
      }
      setIsRestored(true);
    };
    // Without the code that reads it, what was left cannot be gone on with.
    readTireHotel().then(begin, () => begin());
    return () => {
      isGone = true;
    };
    // The words are those of the page's language, which stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!isRestored) return;
    if (state.customer === null && state.session === null) forgetTireHotel();
    else keepTireHotel(state, activeAt.current);
  }, [state, isRestored]);

  usePageHistory(state, isRestored, (page) => dispatch({ type: 'opened', page }));
  return { state, dispatch, isRestored, activeAt };
}
