/** Days after which a saved search expires. */
export const SEARCH_DAYS = 180;
/** Days before expiry when the owner is asked to renew a saved search. */
export const RENEW_DAYS = 14;
/** Hours within which a saved search must be confirmed. */
export const CONFIRM_HOURS = 48;
/** Maximum number of saved searches per mail address, on all sites together. */
export const MAX_SEARCHES = 20;
/** Maximum number of unconfirmed searches per mail address on all sites, each of which has sent a mail. */
export const MAX_UNCONFIRMED = 5;
/** Maximum number of watched saved cars: as many as the device stores. */
export const MAX_WATCHED = 100;
/** Maximum number of cars in a mail; the mail links to the list for more. */
export const MAX_SHOWN = 12;
