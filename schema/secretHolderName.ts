/** The name under which changes made with the editing secret are kept. The editor shows it in its own language. */
export const SECRET_HOLDER_NAME = 'Editing secret';
