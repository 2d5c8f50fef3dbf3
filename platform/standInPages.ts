/**
 * Pages and scripts of embedded services that visitors' browsers open themselves. Embedded services answer this machine
 * alone, so the web tier hands these on under an address of every site.
 */
export const STAND_IN_PATH = '/_stand-ins';
