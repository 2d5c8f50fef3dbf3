/** Name of the event that a calculator dispatches when the visitor chooses. */
export const CALCULATED_EVENT = 'forecourt:calculated';
