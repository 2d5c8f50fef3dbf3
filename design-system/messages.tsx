import { createContext, use } from 'react';

/** Gives the text of a dictionary key in the page's language. */
export type Messages = (key: string) => string;

/** Set once per page. Without it a key shows itself: wrong, but seen and found. */
export const MessagesContext = createContext<Messages>((key) => key);

/** The dictionary of the page's language; `useMessages()('close')`. */
export function useMessages(): Messages {
  return use(MessagesContext);
}
