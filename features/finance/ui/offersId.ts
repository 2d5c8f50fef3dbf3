/** Anchor of the ways to pay a car by the month, where what they assume is changed. */
export const offersId = 'offers';
