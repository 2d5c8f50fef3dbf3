/** Fewer cars are no boast, and take other forms of the word in some languages: texts with `{count} cars` begin here. */
export const fewestTold = 5;
