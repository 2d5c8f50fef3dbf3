import { createContext } from 'react';

/** Key that browsers subscribe to push messages with; undefined when push messages cannot be sent. */
export const PushKeyContext = createContext<string | undefined>(undefined);
