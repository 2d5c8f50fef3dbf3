/** Name of the event by which a calculator tells the page of a choice. */
export const calculated = 'forecourt:calculated';
