import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TireHotelState } from '../model/tireHotelState.types';
import { isIdle, hasStoredTireHotel, saveTireHotel } from './client/tireHotelStore';

/** Interval in which the clock is checked, and minimum time between two stored activities. */
const CHECK_INTERVAL_MS = 5000;

/** BroadcastChannel that announces a logout to the browser's other tabs. */
const CHANNEL = 'tire-hotel-logout';

const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'input'] as const;

/**
 * Ends a visit after 20 minutes without activity, also when the computer slept meanwhile, and after a logout
 * on another page or in another tab; a page restored from the back/forward cache then shows nothing either.
 */
export function useIdleEnd(
  state: TireHotelState,
  activeAt: RefObject<number>,
  end: (reason: 'idle' | 'elsewhere') => void,
): void {
  const hasVisit = state.customer !== null || state.session !== null;
  const latest = useRef({ state, end });
  useEffect(() => {
    latest.current = { state, end };
  });

  useEffect(() => {
    if (!hasVisit) return undefined;
    const check = () => {
      if (isIdle(activeAt.current, Date.now())) flushSync(() => latest.current.end('idle'));
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !hasStoredTireHotel()) flushSync(() => latest.current.end('elsewhere'));
      else check();
    };
    const recordActivity = () => {
      const now = Date.now();
      if (isIdle(activeAt.current, now)) return check();
      if (now - activeAt.current < CHECK_INTERVAL_MS) return;
      activeAt.current = now;
      saveTireHotel(latest.current.state, now);
    };
    // The clock is checked often, because timers stop while a computer sleeps.
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', check);
    addEventListener('pageshow', onPageShow);
    activityEvents.forEach((eventName) =>
      addEventListener(eventName, recordActivity, { capture: true, passive: true }),
    );
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('pageshow', onPageShow);
      activityEvents.forEach((eventName) =>
        removeEventListener(eventName, recordActivity, { capture: true }),
      );
    };
  }, [hasVisit, activeAt]);

  useEffect(() => {
    if (!hasVisit || !('BroadcastChannel' in globalThis)) return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => latest.current.end('elsewhere');
    return () => channel.close();
  }, [hasVisit]);
}

/** Ends the visits in the browser's other tabs, after a logout in this one. */
export function announceLogout(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('logout');
  channel.close();
}
