/** Days after which a saved search ends by itself. */
export const SEARCH_DAYS = 180;
/** Days before its end that its owner is asked whether to go on. */
export const RENEW_DAYS = 14;
/** Hours within which a saved search must be confirmed. */
export const CONFIRM_HOURS = 48;
/** Saved searches of an address, over all sites. */
export const MAX_SEARCHES = 20;
/** Requests of an address that wait to be confirmed, over all sites: each has sent it a mail. */
export const MAX_UNCONFIRMED = 5;
/** Saved cars that are watched at a time; as many as the device keeps. */
export const MAX_WATCHED = 100;
/** Cars that a mail shows; for more it leads to the list. */
export const MAX_SHOWN = 12;
