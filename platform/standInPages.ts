/**
 * Path below which every site proxies pages and scripts of stand-ins for external services: visitors' browsers
 * load them, but stand-ins accept connections only from this machine.
 */
export const STAND_IN_PATH = '/_stand-ins';
