import { createContext, use } from 'react';

/** Time zone of the site (IANA), in which days begin and end; set once per page. */
export const TimeZoneContext = createContext('UTC');

export const useTimeZone = (): string => use(TimeZoneContext);
