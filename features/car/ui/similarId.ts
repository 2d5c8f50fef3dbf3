/** Id of the row of like cars on a car's page. */
export const similarId = 'similar';
