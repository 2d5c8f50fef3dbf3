import { createContext } from 'react';

/** Whether a block stands with others in a row, where it is a card instead of a band of its own. */
export const InRow = createContext(false);
