/** What an event of ours tells, as who sends it declares it. */
export const detailOf = <Detail>(event: Event) => (event as CustomEvent<Detail>).detail;
