/** Fired on the window when staff have filled in another session. */
export const sessionChanged = 'kitsessionchanged';
