import { createContext } from 'react';

/** Name that rows share which close each other; undefined where each opens by itself. */
export const AccordionName = createContext<string | undefined>(undefined);
