/**
 * Event that the editor dispatches on the page in its frame after it has added elements to it. The page
 * starts the scripts of these elements, which are the event's detail, or cancels the event if it cannot.
 */
export const ELEMENTS_ADDED_EVENT = 'forecourt:added';
