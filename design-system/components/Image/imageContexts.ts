import { createContext } from 'react';

/**
 * Hosts, other than the media library, whose pictures the site scales; set once per page. Null if nothing
 * scales pictures, as in stories, which show the originals.
 */
export const ImageHosts = createContext<readonly string[] | null>([]);

/** Tiny blurred previews (data: URLs) by the picture's `src`; set once per page, possibly not for all pictures. */
export const ImagePlaceholders = createContext<Readonly<Record<string, string>>>({});
