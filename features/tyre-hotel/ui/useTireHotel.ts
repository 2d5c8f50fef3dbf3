import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { newTireHotel, reduceTireHotel } from '../model/tireHotelState';
import type { TireHotelAction, TireHotelState } from '../model/tireHotelState.types';
import { logProblem } from '../../../rendering/logProblem';
import { endSession } from './client/fetchTireHotel';
import { deleteStoredTireHotel, saveTireHotel, readTireHotel } from './client/tireHotelStore';
import { usePageHistory } from './usePageHistory';

export interface TireHotelFlow {
  state: TireHotelState;
  dispatch: Dispatch<TireHotelAction>;
  /**
   * Whether the stored state has been read. Until then the state is that of a new visitor, as on the server.
   */
  isRestored: boolean;
  /** Time of the visitor's last activity, in ms since 1970. */
  activeAt: { current: number };
}

type FlowAction = TireHotelAction | { type: 'restored'; state: TireHotelState };

const reduce = (state: TireHotelState, action: FlowAction): TireHotelState =>
  action.type === 'restored' ? action.state : reduceTireHotel(state, action);

/**
 * State of a visitor of the tyre hotel: stored for the tab over a reload, with one history entry per page.
 * @param idleText message after a logout for inactivity
 */
export function useTireHotel(idleText: string): TireHotelFlow {
  const [state, dispatch] = useReducer(reduce, newTireHotel);
  const [isRestored, setIsRestored] = useState(false);
  const activeAt = useRef(0);

  useEffect(() => {
    let isUnmounted = false;
    activeAt.current = Date.now();
    const restore = (restored?: TireHotelState | 'idle') => {
      if (isUnmounted) return;
      if (restored === 'idle') {
        dispatch({ type: 'restored', state: { ...newTireHotel, endMessage: idleText } });
        endSession().catch((error: unknown) =>
          logProblem('warn', 'The session is not ended', error),
        );
      } else if (restored) {
        dispatch({ type: 'restored', state: restored });
      }
      setIsRestored(true);
    };
    // If the code that reads the stored state does not load, the flow begins without that state.
    readTireHotel().then(restore, () => restore());
    return () => {
      isUnmounted = true;
    };
    // The text depends only on the page's language, which does not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!isRestored) return;
    if (state.customer === null && state.session === null) deleteStoredTireHotel();
    else saveTireHotel(state, activeAt.current);
  }, [state, isRestored]);

  usePageHistory(state, isRestored, (page) => dispatch({ type: 'opened', page }));
  return { state, dispatch, isRestored, activeAt };
}
