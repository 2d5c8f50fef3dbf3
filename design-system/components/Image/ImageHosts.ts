import { createContext } from 'react';

/**
 * Hosts, besides the media library, whose pictures the site scales; set once per page. Null where nothing scales pictures,
 * as in stories: originals are shown.
 */
export const ImageHosts = createContext<readonly string[] | null>([]);
