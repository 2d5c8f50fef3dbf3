import type { sv } from './catalogues';

/**
 * Keys of all texts that code shows without content from editors: those of the Swedish catalogues, against
 * which the other languages are checked. The site's dictionary on the content platform may override any of
 * them.
 */
export type MessageKey = keyof typeof sv;

/** The default texts of one language, complete. */
export type Messages = Record<MessageKey, string>;
