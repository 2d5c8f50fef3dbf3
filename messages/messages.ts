import type { sv } from './catalogues';

/**
 * Keys of every text that code shows by itself: those of the Swedish catalogues, which the other languages are
 * checked against. The site's dictionary on the content platform may replace any of them; these are the texts
 * when it does not.
 */
export type MessageKey = keyof typeof sv;

/** The default texts of one language, complete. */
export type Messages = Record<MessageKey, string>;
