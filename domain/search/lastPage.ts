/** The highest page of a list that is shown; a larger one is read as it (spec 2 §2, §9; spec 3 §4.1). */
export const lastPage = 20;
