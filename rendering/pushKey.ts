import { createContext } from 'react';

/** Key that browsers subscribe to push messages with; absent where devices cannot be told. */
export const PushKeyContext = createContext<string | undefined>(undefined);
