/** Keys of the address of the page of saved cars: what it shows besides, and the token of a mail's link. */
export const ALERT_KEY = 'alerts';
export const TOKEN_KEY = 'token';
/** Result of an action on the page of saved searches. */
export const SAID_KEY = 'said';
/** Of a search that is to be saved: the list's address, and the filters that the list always has. */
export const LIST_KEY = 'list';
export const FIXED_KEY = 'fixed';
