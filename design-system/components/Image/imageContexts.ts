import { createContext } from 'react';

/**
 * Hosts, besides the media library, whose pictures the site scales; set once per page. Null where nothing scales pictures,
 * as in stories: originals are shown.
 */
export const ImageHosts = createContext<readonly string[] | null>([]);

/** Tiny blurred previews (data: addresses) by the picture's `src`; set once per page, may lack any of them. */
export const ImagePlaceholders = createContext<Readonly<Record<string, string>>>({});
