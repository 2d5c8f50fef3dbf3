import { createContext, use } from 'react';

/** Time zone of the site (IANA), in which days begin and end; set once per page. */
export const TimeZoneContext = createContext('UTC');

/** IANA name of the site's time zone, such as `Europe/Stockholm`. */
export const useTimeZone = (): string => use(TimeZoneContext);
