import { useEffect, useState } from 'react';

/**
 * The registration in the page's address (TIRE-04). Read in the browser, because pages are cached for
 * everyone.
 */
export function usePlateFromAddress(): string {
  const [plate, setPlate] = useState('');
  useEffect(() => setPlate(new URLSearchParams(location.search).get('regNo') ?? ''), []);
  return plate;
}
