/** Name in the address of the place that workshops are looked for near, without script. */
export const placeKey = 'near';
