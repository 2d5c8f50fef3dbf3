import { useEffect, useState } from 'react';

/** The registration that the page's address names (TIRE-04). Read in the browser: pages are kept for everyone. */
export function useAskedPlate(): string {
  const [plate, setPlate] = useState('');
  useEffect(() => setPlate(new URLSearchParams(location.search).get('regNo') ?? ''), []);
  return plate;
}
