/**
 * Event that the editor sends to the page in its frame after it has added elements, which are the event's
 * detail: the page starts the scripts in them. Cancelled when it cannot.
 */
export const ADDED_EVENT = 'forecourt:added';
