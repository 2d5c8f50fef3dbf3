/** Window event: staff have changed the session. */
export const sessionChangedEvent = 'kitsessionchanged';
