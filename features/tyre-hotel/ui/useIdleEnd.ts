import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TireHotelState } from '../model/tireHotelState.types';
import { isIdle, isTireHotelKept, keepTireHotel } from './client/tireHotelStore';

/** Between looks at the clock, and between notes of when the visitor last did something, in ms. */
const NOTE_MS = 5000;

/** Name of the channel on which the tabs of a browser hear that one of them has logged out. */
const CHANNEL = 'tire-hotel-logout';

const doings = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'input'] as const;

/**
 * Ends a visit of whoever has done nothing for 20 minutes, also where the computer slept meanwhile, and of whoever has
 * logged out on another page or in another tab: what comes back from the browser's memory shows nothing either.
 */
export function useIdleEnd(
  state: TireHotelState,
  activeAt: RefObject<number>,
  end: (why: 'idle' | 'elsewhere') => void,
): void {
  const isBegun = state.customer !== null || state.session !== null;
  const latest = useRef({ state, end });
  useEffect(() => {
    latest.current = { state, end };
  });

  useEffect(() => {
    if (!isBegun) return undefined;
    const look = () => {
      if (isIdle(activeAt.current, Date.now())) flushSync(() => latest.current.end('idle'));
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !isTireHotelKept()) flushSync(() => latest.current.end('elsewhere'));
      else look();
    };
    const noteDoing = () => {
      const now = Date.now();
      if (isIdle(activeAt.current, now)) return look();
      if (now - activeAt.current < NOTE_MS) return;
      activeAt.current = now;
      keepTireHotel(latest.current.state, now);
    };
    // A clock that is looked at often: timers stand still while a computer sleeps.
    const timer = setInterval(look, NOTE_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', comeBack);
    doings.forEach((doing) => addEventListener(doing, noteDoing, { capture: true, passive: true }));
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', comeBack);
      doings.forEach((doing) => removeEventListener(doing, noteDoing, { capture: true }));
    };
  }, [isBegun, activeAt]);

  useEffect(() => {
    if (!isBegun || !('BroadcastChannel' in globalThis)) return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => latest.current.end('elsewhere');
    return () => channel.close();
  }, [isBegun]);
}

/** Tells the other tabs that this one has logged out. */
export function tellLogout(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('logout');
  channel.close();
}
