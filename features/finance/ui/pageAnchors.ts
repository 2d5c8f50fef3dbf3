/** Anchor of the ways to pay a car by the month, where what they assume is changed. */
export const offersId = 'offers';

/** Id of the place on a car's page where its quotes can be changed. */
export const quotesId = 'finance';
