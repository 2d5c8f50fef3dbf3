import { createContext } from 'react';

/** HTTP status of the page being rendered. */
export const PageStatus = createContext(200);
