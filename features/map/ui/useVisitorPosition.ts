import { useCallback, useEffect, useState } from 'react';
import type { Position } from './location.types';
import { logProblem } from '../../../rendering/logProblem';

const TIMEOUT_MS = 15_000;

/**
 * The visitor's position. It is read at once if the visitor has given permission before; otherwise `locate`
 * has to be called, for which the browser requests permission.
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
  // In browsers that cannot query the permission, the position is only read when the button is pressed.
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
