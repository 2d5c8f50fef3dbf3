/** Query keys of the page of saved cars: which view it shows, and the token from a link in a mail. */
export const ALERT_KEY = 'alerts';
export const TOKEN_KEY = 'token';
/** Result of an action on the page of saved searches. */
export const RESULT_KEY = 'said';
/** Query keys for saving a search: the list's address, and the filters that the list always applies. */
export const LIST_KEY = 'list';
export const FIXED_KEY = 'fixed';
