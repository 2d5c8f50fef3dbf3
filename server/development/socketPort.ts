/** Pages talk to Vite on the port of the web server and this, so that two copies on one machine do not meet. */
const SOCKET_OFFSET = 10_000;

/** @param port of the web server */
export const socketPort = (port: number): number => port + SOCKET_OFFSET;
