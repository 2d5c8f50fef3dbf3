/** Fired on the window when staff have changed the session. */
export const sessionChanged = 'kitsessionchanged';
