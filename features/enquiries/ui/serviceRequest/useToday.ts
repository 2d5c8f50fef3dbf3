import { useEffect, useState } from 'react';
import { SERVICE_TIME_ZONE } from '../../model/serviceRequest';
import { todayIn } from '../../model/today';

/** The ISO day in Norway: first the server's, for hydration, then the current one. */
export function useToday(serverDay: string): string {
  const [today, setToday] = useState(serverDay);
  useEffect(() => setToday(todayIn(SERVICE_TIME_ZONE)), []);
  return today;
}
