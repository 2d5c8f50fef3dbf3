/** Id of the place on a car's page where its quotes can be changed. */
export const quotesId = 'finance';
