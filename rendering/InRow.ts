import { createContext } from 'react';

/** Whether a block is in a row with others, where it is a card instead of a separate band. */
export const InRow = createContext(false);
