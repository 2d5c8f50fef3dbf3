import { useEffect, useState } from 'react';
import { SERVICE_TIME_ZONE } from '../../model/serviceRequest';
import { todayIn } from '../../model/today';

/** The ISO day in Norway: as the server said when it made the page, then as it is. */
export function useToday(whenMade: string): string {
  const [today, setToday] = useState(whenMade);
  useEffect(() => setToday(todayIn(SERVICE_TIME_ZONE)), []);
  return today;
}
