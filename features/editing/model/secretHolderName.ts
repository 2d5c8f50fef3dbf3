/** The name of whoever signed in with the editing secret, in all that is kept. The editor shows it in its own language. */
export const SECRET_HOLDER_NAME = 'Editing secret';
