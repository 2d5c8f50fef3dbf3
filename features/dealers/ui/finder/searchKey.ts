/** Key of the address that holds what a visitor searched. */
export const searchKey = 'near';
