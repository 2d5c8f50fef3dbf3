import { createContext } from 'react';

/** The `name` that rows share so that opening one closes the others; undefined if rows are independent. */
export const AccordionName = createContext<string | undefined>(undefined);
