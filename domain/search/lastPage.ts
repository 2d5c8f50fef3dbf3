/** The highest page of a list that is shown; a larger one is read as it. */
export const lastPage = 20;
