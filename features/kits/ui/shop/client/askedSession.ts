/** Where values of a session wait that stood in the address (beginKitShop.js), until the kit shop has checked them. */
export const askedSessionKey = 'kitSessionAsked';
