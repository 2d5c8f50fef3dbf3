import { useCallback, useEffect, useState } from 'react';
import type { Position } from './location.types';
import { logProblem } from '../../../rendering/logProblem';

const TIMEOUT_MS = 15_000;

/**
 * The visitor's position. It is read at once if the visitor has given permission earlier; other visitors are asked
 * only when `locate` is called, by the near-me button.
 */
export function useVisitorPosition() {
  const [position, setPosition] = useState<Position>();
  const [status, setStatus] = useState<'idle' | 'asking' | 'denied'>('idle');

  const locate = useCallback(async (): Promise<Position | undefined> => {
    setStatus('asking');
    try {
      const newPosition = await currentPosition();
      setPosition(newPosition);
      setStatus('idle');
      return newPosition;
    } catch (error) {
      logProblem('warn', 'The position of the visitor is not known', error);
      setStatus('denied');
      return undefined;
    }
  }, []);

  useEffect(() => {
    void hasPermission().then((allowed) => (allowed ? locate() : undefined));
  }, [locate]);

  return { position, status, locate };
}

async function hasPermission(): Promise<boolean> {
  // Some browsers cannot query the permission; in these, the button asks for it.
  const permission = await navigator.permissions
    ?.query({ name: 'geolocation' })
    .catch(() => undefined);
  return permission?.state === 'granted';
}

function currentPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('Geolocation missing'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}
