import { useCallback, useEffect, useState } from 'react';
import type { Position } from './location.types';
import { logProblem } from '../../../rendering/logProblem';

/** Longest that the browser may take to find out, in milliseconds. */
const patience = 15_000;

/**
 * Where the visitor is. Known at once to those who have allowed it before; others are asked only when
 * `ask` is called, by the near-me button (spec 1 §7).
 */
export function useVisitorPosition() {
  const [position, setPosition] = useState<Position>();
  const [status, setStatus] = useState<'idle' | 'asking' | 'denied'>('idle');

  const ask = useCallback(async (): Promise<Position | undefined> => {
    setStatus('asking');
    try {
      const found = await currentPosition();
      setPosition(found);
      setStatus('idle');
      return found;
    } catch (error) {
      logProblem('warn', 'The position of the visitor is not known', error);
      setStatus('denied');
      return undefined;
    }
  }, []);

  useEffect(() => {
    void isAllowed().then((allowed) => (allowed ? ask() : undefined));
  }, [ask]);

  return { position, status, ask };
}

async function isAllowed(): Promise<boolean> {
  // Some browsers cannot be asked; then the button asks.
  const permission = await navigator.permissions
    ?.query({ name: 'geolocation' })
    .catch(() => undefined);
  return permission?.state === 'granted';
}

function currentPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('The browser knows no positions'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { timeout: patience, maximumAge: 60_000 },
    );
  });
}
