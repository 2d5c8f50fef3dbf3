import { createContext } from 'react';

/** Tiny blurred previews (data: addresses) by the picture's `src`; set once per page, may lack any of them. */
export const ImagePlaceholders = createContext<Readonly<Record<string, string>>>({});
